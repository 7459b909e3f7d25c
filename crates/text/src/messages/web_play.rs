//! The page on which games are played.

messages! {
    fn play_title();
    fn play_new();
    fn play_level();
    fn play_color();
    fn play_black();
    fn play_white();
    fn play_undo();
    fn play_person();
    fn play_computer(level: u8);
    fn play_tools();
}
