#!/usr/bin/env python3
"""Tests of scripts/dev/mutations.py: what is planted is wrong, and stands at its place."""

import pathlib
import random
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "scripts" / "dev"))

from mutations import mutations, planted


def variants(claimed, actual, kind="line", language="python", printed="", masked=()):
    comparison = {"claimed": claimed, "actual": actual, "kind": kind, "masked": masked}
    found = {}
    for seed in range(20):
        for name, new in mutations(comparison, language, printed, random.Random(seed)).items():
            found.setdefault(name, set()).add(new)
    return found


class Mutations(unittest.TestCase):
    def test_a_number_that_was_seen(self):
        self.assertEqual(variants("3", "3"), {"number": {"4", "5", "13"}})

    def test_words_beside_the_value_claim_no_output(self):
        self.assertEqual(set(variants("False, as 3 is less than 4", "False")), {"boolean"})

    def test_a_number_keeps_its_notation(self):
        self.assertEqual(variants("1,000", "1000"), {"number": {"1,001", "1,002", "1,010"}})

    def test_the_order_of_a_set(self):
        self.assertNotIn("order", variants("{1, 2}", "{1, 2}"))
        self.assertIn("order", variants("{1, 2}", "{1, 2}", language="javascript"))
        self.assertIn("order", variants("{'a': 1, 'b': 2}", "{'a': 1, 'b': 2}"))

    def test_what_differs_from_run_to_run(self):
        masked = [{"start": 5, "length": 2}]
        self.assertEqual(variants("took 12 ms for 3", "took 15 ms for 3", masked=masked).keys(),
                         {"number"})
        self.assertEqual(variants("took 15 ms", "took 15 ms", masked=masked), {})

    def test_only_the_type_of_an_error(self):
        found = variants("TypeError: 3 is not 'able'", "TypeError: 3 is not 'able'", kind="error")
        self.assertEqual(found, {"error": {"ValueError: 3 is not 'able'"}})

    def test_other_lines_of_the_output_are_true(self):
        found = variants("1", "1", kind="output", printed="1\n2\n3\n11\n")
        self.assertEqual(found, {})

    def test_dots_stand_for_any_text(self):
        self.assertEqual(variants("1 ... 9", "1 2 9"), {})
        self.assertNotIn("line", variants("a\n...\nz", "a\nb\nz", kind="output"))

    def test_a_line_that_is_missing(self):
        found = variants("a\nb\nc", "a\nb\nc", kind="output", printed="a\nb\nc\n")
        self.assertEqual(found["line"], {"a\nc"})


class Places(unittest.TestCase):
    def plant(self, text, claimed, new, line, kind):
        return planted(text, {"claimed": claimed, "kind": kind, "claimLine": line}, new)

    def test_a_remark_behind_the_same_text(self):
        self.assertEqual(self.plant("print(3)  # 3", "3", "4", 1, "line"), "print(3)  # 4")

    def test_remarks_below_each_other(self):
        text = "f()\n# 0\n# 1\n# 2\n"
        self.assertEqual(self.plant(text, "0\n1\n2", "0\n1\n3", 2, "output"), "f()\n# 0\n# 1\n# 3\n")
        self.assertEqual(self.plant(text, "0\n1\n2", "0\n2", 2, "output"), "f()\n# 0\n# 2\n")

    def test_a_sentence(self):
        text = "It takes 5 steps and prints `5`."
        self.assertEqual(
            self.plant(text, "5", "6", 1, "output"), "It takes 5 steps and prints `6`."
        )

    def test_a_block(self):
        text = "Of 10 lines:\n```\n1\n2\n```"
        self.assertEqual(
            self.plant(text, "1\n2", "1\n3", 1, "output"), "Of 10 lines:\n```\n1\n3\n```"
        )

    def test_an_exit_status(self):
        text = "It has 3 lines and ends with exit code 3."
        self.assertEqual(
            self.plant(text, "3", "4", 1, "exit"), "It has 3 lines and ends with exit code 4."
        )


if __name__ == "__main__":
    unittest.main()
