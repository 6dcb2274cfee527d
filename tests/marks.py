"""Tests that are marked by their names, because they take long: in one table, so that it is seen at a glance what `make quick` and
`make test` leave out. A name is that of a folder, a file or a test, with its parameters or without.
"""

from __future__ import annotations

import re

import pytest

from tests.seed import name_of

SLOW = (
    "tests/analysis/test_analysis.py",
    "tests/analysis/test_luck_study.py",
    "tests/bots/search/test_analyse_position.py",
    "tests/analysis/test_luck.py",
    "tests/bench/test_mutants.py",
    "tests/bench/test_regret.py",
    "tests/bots/search/test_solved_games.py",
    "tests/bots/test_greedy.py",
    "tests/bots/test_own_bot.py",
    "tests/games/la_granja/test_chains.py",
    "tests/games/la_granja/test_whole_games.py",
    "tests/i18n/test_every_message.py",
    "tests/games/la_granja/test_words.py",
    "tests/games/no_siesta/test_words.py",
    "tests/i18n/test_plurals.py",
    "tests/kernel/test_cache.py",
    "tests/play/test_at_ply.py",
    "tests/simulation",
)
"""Longer than `make quick` has time for."""

PROOF = (
    "tests/bench/test_mutants.py::test_faults_are_found_or_live",
    "tests/bots/test_both_modes.py::test_both_modes_decide_alike[search]",
    "tests/browser/granada/test_bar.py::test_every_step_of_the_chain_is_said_in_words",
    "tests/browser/granada/test_focus.py::test_the_keyboard_goes_on_with_the_next_question",
    "tests/browser/granada/test_majorities.py::test_majorities_are_whole[4-de]",
    "tests/browser/la_granja/test_decisions.py",
    "tests/browser/la_granja/test_focus.py",
    "tests/browser/la_granja/test_motion.py::test_goods_and_silver_travel",
    "tests/browser/la_granja/test_one_device.py::test_a_hand_stays_face_down_where_nothing_secret_is_asked",
    "tests/browser/la_granja/test_one_device.py::test_no_curtain_falls_for_it_when_the_page_is_loaded_again",
    "tests/browser/la_granja/test_repeats.py",
    "tests/browser/la_granja/test_table.py::test_a_phone_shows_everything_without_scrolling_sideways",
    "tests/browser/la_granja/test_table.py::test_donkeys_are_chosen_at_the_same_time",
    "tests/browser/la_granja/test_table.py::test_every_language_has_all_words[de]",
    "tests/browser/la_granja/test_table.py::test_no_barriers",
    "tests/browser/la_granja/test_workshop.py::test_an_outer_space_of_the_large_market_is_moved",
    "tests/browser/la_granja/test_workshop.py::test_every_fact_may_be_corrected_and_is_right_as_it_stands",
    "tests/browser/la_granja/test_workshop.py::test_three_cards_are_corrected_sent_to_another_server_and_played",
    "tests/browser/no_siesta/test_table.py::test_a_phone_shows_everything_without_scrolling_sideways",
    "tests/browser/no_siesta/test_table.py::test_every_language_has_all_words[cs]",
    "tests/browser/test_advice.py::test_it_has_no_barriers",
    "tests/browser/test_advice.py::test_it_stays_while_others_act_in_a_turn_that_is_shared",
    "tests/browser/test_advice.py::test_the_best_few_are_told_shown_and_done",
    "tests/browser/test_changes.py::test_changes_are_enough[la-granja-4]",
    "tests/browser/test_changes.py::test_changes_are_enough[no-siesta-4]",
    "tests/browser/test_contract.py::test_views_are_as_their_types_say",
    "tests/browser/test_default_table.py::test_its_first_turns_are_played_by_mouse[la-granja-1440]",
    "tests/browser/test_default_table.py::test_its_first_turns_are_played_by_mouse[no-siesta-1440]",
    "tests/browser/test_end.py::test_the_scene_has_no_barriers",
    "tests/browser/test_end.py::test_who_else_sits_there_is_told_of_the_next_table",
    "tests/browser/test_explained.py::test_asked_from_the_end_and_from_the_table",
    "tests/browser/test_explained.py::test_it_has_no_barriers",
    "tests/browser/test_explained.py::test_whose_decision_it_is_is_whose_things_are_shown",
    "tests/browser/test_heads.py::test_nothing_lies_upon_anything_else[la-granja-de]",
    "tests/browser/test_heads.py::test_nothing_lies_upon_anything_else[no-siesta-de]",
    "tests/browser/test_heads.py::test_round_and_phase_are_whole_on_a_phone[granada-es]",
    "tests/browser/test_heads.py::test_round_and_phase_are_whole_on_a_phone[la-granja-es]",
    "tests/browser/test_heads.py::test_round_and_phase_are_whole_on_a_phone[no-siesta-es]",
    "tests/browser/test_names.py::test_a_new_name_disturbs_no_selection",
    "tests/browser/test_page_law.py::test_every_page_in_its_sizes[de]",
    "tests/browser/test_pages.py::test_what_is_printed_is_found_by_words_and_marks[granada-1440]",
    "tests/browser/test_pages.py::test_what_is_printed_is_found_by_words_and_marks[la-granja-390]",
    "tests/browser/test_people.py::test_a_game_of_bots_is_watched_at_any_speed",
    "tests/browser/test_people.py::test_a_host_who_does_not_come_back_is_replaced",
    "tests/browser/test_practice.py::test_who_only_looks_on_plays_on_from_a_seat_of_their_choice",
    "tests/browser/test_prefix.py",
    "tests/browser/test_questions.py::test_axe_finds_nothing[granada-4]",
    "tests/browser/test_questions.py::test_axe_finds_nothing[la-granja-20]",
    "tests/browser/test_questions.py::test_axe_finds_nothing[no-siesta-4]",
    "tests/browser/test_questions.py::test_every_question_in_its_sizes[la-granja-20]",
    "tests/browser/test_questions.py::test_every_question_in_its_sizes[no-siesta-4]",
    "tests/browser/test_questions.py::test_the_first_that_can_be_done_is_in_sight_at_once[la-granja-20]",
    "tests/browser/test_questions.py::test_the_hints_go_and_come_back[la-granja-20]",
    "tests/browser/test_steady.py::test_places_stay_where_they_are[la-granja-4-5]",
    "tests/browser/test_steady.py::test_places_stay_where_they_are[no-siesta-4-5]",
    "tests/browser/test_steady.py::test_tabs_stay_where_they_are_on_a_phone[granada]",
    "tests/browser/test_steady.py::test_tabs_stay_where_they_are_on_a_phone[la-granja]",
    "tests/browser/test_together.py::test_one_device_goes_round_behind_a_curtain",
    "tests/browser/test_ways.py::test_the_header_leads_to_the_rules_of_the_game_on_the_table[no-siesta]",
    "tests/cli/test_serve.py::test_a_site_is_set_by_its_environment",
    "tests/cli/test_serve.py::test_forwarded_headers_of_this_machine_are_not_believed_unasked",
    "tests/i18n/test_faults.py::test_what_is_found_wrong_with_nonsense_has_words[la-granja]",
    "tests/kernel/test_batch.py::test_thousands_of_games_end",
    "tests/server/attack/test_killed_processes.py::test_nothing_answered_is_lost_or_doubled",
    "tests/server/storage/test_fuzz.py::test_wrong_values_in_many_folders",
    "tests/server/storage/test_upkeep.py::test_bytes_flipped_in_many_files",
    "tests/server/test_analyses.py::test_each_analysis_has_one_question_in_the_queue",
    "tests/server/test_analyses.py::test_what_is_damaged_is_thought_about_again",
    "tests/server/test_analyses.py::test_what_was_half_done_begins_again",
    "tests/server/test_analyses.py::test_whoever_asks_first_begins_it_and_all_are_told",
    "tests/server/test_hints.py::test_the_same_after_a_restart",
    "tests/server/test_secrets.py::test_every_answer_is_the_same_in_many_worlds",
    "tests/server/workers/test_thinking.py::test_a_process_that_was_killed_while_it_rested_is_replaced",
    "tests/server/workers/test_thinking.py::test_who_is_late_takes_nobody_else_with_them",
    "tests/simulation/test_cluster.py::test_games_are_played_on_both_nodes_and_are_the_same",
    "tests/simulation/test_executors.py::test_a_cluster_of_this_machine_gives_the_same_and_listens_to_this_machine_alone",
    "tests/simulation/test_regret.py::test_more_time_loses_less",
)
"""Longer than `make test` has time for."""


BOUNDARY = re.compile("/|::|\\[")
"""Before which the name of a folder, a file or a test may end within that of a test."""


def mark(items: list[pytest.Item]) -> None:
    """Marks the tests of the table."""
    tables = ((frozenset(SLOW), pytest.mark.slow), (frozenset(PROOF), pytest.mark.proof))
    for item in items:
        names = called(name_of(item.nodeid))
        for table, added in tables:
            if not table.isdisjoint(names):
                item.add_marker(added)


def called(test: str) -> list[str]:
    """Every entry that names a test: its folders, its file, its name without parameters and with them."""
    return [test, *(test[: found.start()] for found in BOUNDARY.finditer(test))]
