//! The training: its help, its progress, what came of it and what goes wrong.

messages! {
    fn about_train();
    fn note_train();
    fn about_train_run();
    fn about_train_selfplay();
    fn about_train_data();
    fn about_train_fit();
    fn about_train_calibrate();
    fn about_train_export();
    fn about_train_gate();
    fn about_train_cut();
    fn about_train_ordering();
    fn about_train_report();

    fn help_train_directory();
    fn help_train_round();
    fn help_train_rounds();
    fn help_train_seed();
    fn help_train_games();
    fn help_train_depth();
    fn help_train_exact();
    fn help_train_kept();
    fn help_train_weights();
    fn help_train_ridge();
    fn help_train_neighbours();
    fn help_train_steps();
    fn help_train_most_count();
    fn help_train_positions();
    fn help_train_deepest();
    fn help_train_gate();
    fn help_train_gate_games();
    fn help_train_gate_depth();
    fn help_train_import();
    fn help_train_cut_weights();
    fn help_train_cut_out();
    fn help_train_cut_run();
    fn help_train_cut_knots();
    fn help_train_cut_step();
    fn help_train_cut_negligible();
    fn help_train_report_out();
    fn name_directory();

    fn train_stage(round: usize, stage: &str);
    fn train_rate(rate: &str, left: &str);
    fn train_played(round: usize, games: u64, positions: u64, rate: &str);
    fn train_sorted(round: usize, positions: u64, training: u64, held_out: u64);
    fn train_fitted(round: usize);
    fn train_phase(phase: usize, positions: usize, steps: usize, mean: &str, square: &str);
    fn train_calibrated(curve: &str, pairs: usize, error: &str, normalised: &str, numbers: &str);
    fn train_exported(path: &str, checksum: &str, before: &str, after: &str);

    fn train_cut(path: &str, bytes: usize);
    fn train_cut_error(before: &str, after: &str);
    fn train_ordered(positions: usize, own: &str, others: &str);
    fn chart_by_phase();
    fn chart_by_round();
    fn chart_strength();
    fn chart_elo();
    fn chart_moves();
    fn chart_mean_error();
    fn chart_rounds();
    fn chart_round(round: usize);

    fn train_file(path: &str, reason: &str);
    fn train_not_positions(path: &str);
    fn train_damaged(path: &str);
    fn train_manifest(path: &str, line: usize);
    fn train_weights(path: &str, reason: &str);
    fn train_no_run(path: &str);
    fn train_other_setting(name: &str);
    fn train_other_engine(round: usize);
    fn train_before(stage: &str, round: usize);
    fn train_no_positions();
    fn train_stopped();
}
