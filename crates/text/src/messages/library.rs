//! The game library: its help, what it finds and what goes wrong.

use outflank_rules::Color;

messages! {
    fn about_library();
    fn note_library();
    fn about_library_import();
    fn note_library_import();
    fn about_library_search();
    fn note_library_search();
    fn about_library_show();
    fn about_library_export();
    fn about_library_explore();
    fn note_library_explore();
    fn about_library_info();

    fn help_library_file();
    fn help_library_games();
    fn help_library_player();
    fn help_library_black();
    fn help_library_white();
    fn help_library_event();
    fn help_library_year();
    fn help_library_opening();
    fn help_library_position();
    fn help_library_result();
    fn help_library_limit();
    fn help_library_explored();
    fn help_library_level();
    fn help_library_no_engine();
    fn name_words();
    fn name_year();
    fn name_opening();
    fn name_result();

    fn library_progress(file: &str, games: u64, added: u64);
    fn library_imported(added: u64);
    fn library_duplicates(duplicates: u64, completed: u64);
    fn library_refused(refused: u64);
    fn library_other_rules(games: u64);
    fn library_interrupted(added: u64);
    fn library_info(games: u32, players: u32, events: u32, size: &str);
    fn library_years(first: &str, last: &str);
    fn library_found(games: usize, shown: usize);
    fn library_nothing();
    fn library_game(number: u32, year: &str, black: &str, white: &str, score: &str);
    fn library_event(event: &str);
    fn library_opening(opening: &str);
    fn library_somebody();
    fn library_unfinished();
    fn library_exported(games: usize, file: &str);

    fn library_explored(games: u64, color: Color, won: &str, drawn: &str, lost: &str, discs: &str);
    fn library_explored_open(games: u64);
    fn library_unexplored();
    fn library_column_move();
    fn library_column_games();
    fn library_column_won();
    fn library_column_drawn();
    fn library_column_lost();
    fn library_column_discs();
    fn library_column_engine();

    fn library_missing(file: &str);
    fn library_foreign(file: &str);
    fn library_newer(file: &str, version: u32);
    fn library_damaged(file: &str);
    fn library_busy(file: &str);
    fn library_no_game(file: &str, number: u32);
    fn library_failed(file: &str, reason: &str);
    fn library_no_place();
    fn library_unknown_opening(text: &str);
    fn library_which_opening(text: &str, openings: &str);
    fn wrong_years();
}
