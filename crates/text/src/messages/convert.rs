//! `outflank convert`: games from one format to another.

messages! {
    fn about_convert();
    fn note_convert();
    fn help_convert_files();
    fn help_convert_output();
    fn help_convert_to(formats: &str);
    fn help_convert_strict();
    fn name_output();
    fn name_format();
    fn convert_no_format(file: &str, formats: &str);
    fn convert_needs_place();
    fn convert_unknown(formats: &str);
    fn convert_passed_over(file: &str);
    fn convert_empty_folder();
    fn convert_no_names(file: &str, kind: &str);
    fn convert_in_file(file: &str, reason: &str);
    fn convert_more_faults(count: u64);
    fn convert_done(games: u64, file: &str);
    fn convert_faulty(games: u64);
    fn convert_lost(format: &str, what: &str, games: u64, example: &str);
    fn convert_not_read(what: &str, games: u64, example: &str);
}
