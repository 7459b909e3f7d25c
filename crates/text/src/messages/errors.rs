//! Why something was refused: what happened, why, and what to do.

use outflank_rules::Square;

messages! {
    fn illegal_occupied(square: Square);
    fn illegal_outflanks_nothing(square: Square);
    fn illegal_must_place();
    fn illegal_game_over();

    fn setup_two_discs(square: Square);
    fn setup_no_discs();

    fn position_unknown_letter(letter: char, square: Square, character: usize);
    fn position_too_short(squares: usize);
    fn position_no_turn();
    fn position_wrong_turn(letter: char, character: usize);
    fn position_trailing(letter: char, character: usize);

    fn transcript_not_a_move(letter: char, ply: usize, character: usize);
    fn transcript_occupied(square: Square, ply: usize, character: usize);
    fn transcript_outflanks_nothing(square: Square, ply: usize, character: usize);
    fn transcript_must_place(ply: usize, character: usize);
    fn transcript_game_over(ply: usize, character: usize);

    fn not_a_square();
}
