//! The pages of the course, and what lessons and puzzles have in common.

messages! {
    fn lesson_lead();
    fn lesson_begin();
    fn lesson_go_on(title: &str);
    fn lesson_finished();
    fn lesson_complete();
    fn lesson_all();
    fn lesson_steps();
    fn lesson_step(number: usize, total: usize, done: bool);
    fn lesson_back();
    fn lesson_next();
    fn lesson_next_chapter();
    fn lesson_to_puzzles();
    fn lesson_hint();
    fn lesson_again();
    fn lesson_pass();
    fn lesson_answer();
    fn lesson_check();
    fn lesson_tools();
    fn lesson_chapter_done(title: &str);
    fn lesson_no_number(text: &str);
    fn lesson_number_missing();
    fn lesson_no_chapter(name: &str);
    fn lesson_no_step(name: &str);

    fn answer_label();
    fn answer_right();
    fn answer_done();
    fn answer_again();
    fn answer_wrong();
    fn answer_hint();
    fn answer_solution();

    fn shown_what_if();
    fn shown_line();
    fn shown_back();
    fn shown_forward();
    fn shown_again();
    fn square_marked();
    fn square_pointed_out();
}
