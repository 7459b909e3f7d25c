//! Copying and exporting games.

messages! {
    fn share_title();
    fn share_moves();
    fn share_ggf();
    fn share_game_link();
    fn share_position();
    fn share_position_link();
    fn share_picture();
    fn share_numbered();
    fn share_svg();
    fn share_png();
    fn share_copy();
    fn share_download();
    fn share_copied(what: &str);
    fn share_not_copied();
    fn share_not_downloaded();
    fn share_shortened();
    fn share_person();
    fn share_computer(level: u8);
}
