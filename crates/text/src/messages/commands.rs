//! What one types in the line mode. A text lists the words for one command, the usual one first; the English
//! words are understood in every language.

messages! {
    fn word_pass();
    fn word_undo();
    fn word_redo();
    fn word_hint();
    fn word_moves();
    fn word_board();
    fn word_score();
    fn word_clock();
    fn word_save();
    fn word_load();
    fn word_resign();
    fn word_draw();
    fn word_decline();
    fn word_next();
    fn word_rematch();
    fn word_resume();
    fn word_flip();
    fn word_take_back();
    fn word_done();
    fn word_help();
    fn word_quit();
    fn word_black();
    fn word_white();
    fn word_yes();
    fn word_no();
}
