//! The page of settings.

messages! {
    fn settings_title();
    fn settings_language();
    fn settings_theme();
    fn settings_theme_system();
    fn settings_theme_light();
    fn settings_theme_dark();
    fn settings_look();
    fn settings_look_classic();
    fn settings_look_cartridge();
    fn settings_look_contrast();
    fn settings_board();
    fn settings_coordinates();
    fn settings_dots();
    fn settings_animation();
    fn settings_animation_note();
    fn settings_sounds();
    fn settings_hand();
    fn settings_hand_right();
    fn settings_hand_left();
    fn settings_sample();
    fn settings_saved();
    fn settings_try();
    fn settings_try_again();
    fn settings_usual();
}
