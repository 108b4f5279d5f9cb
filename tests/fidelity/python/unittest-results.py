# Runs a small unittest suite and prints its outcome without durations.
import io
import re
import unittest
from unittest import mock


class Account:
    def __init__(self, mailer, balance=0):
        self.mailer, self.balance = mailer, balance

    def withdraw(self, amount):
        if amount > self.balance:
            self.mailer.send("overdrawn", amount=amount)
            raise ValueError("not enough")
        self.balance -= amount


class AccountTest(unittest.TestCase):
    def setUp(self):
        self.mailer = mock.Mock()
        self.account = Account(self.mailer, 10)
        self.addCleanup(self.mailer.reset_mock)

    def test_withdraw(self):
        self.account.withdraw(4)
        self.assertEqual(self.account.balance, 6)

    def test_overdraw(self):
        with self.assertRaisesRegex(ValueError, "^not"):
            self.account.withdraw(11)
        self.mailer.send.assert_called_once_with("overdrawn", amount=11)

    def test_wrong_text(self):
        self.assertEqual("first\nsecond\n", "first\nsekond\n", "a message")

    def test_many(self):
        for number in (1, 2, 3):
            with self.subTest(number=number):
                self.assertIn(number, {1: "a", 3: "c"})

    @unittest.skip("later")
    def test_later(self):
        self.fail()

    @unittest.expectedFailure
    def test_known(self):
        self.mailer.send.assert_called()

    def test_broken(self):
        with mock.patch(f"{__name__}.Account.withdraw", side_effect=OSError("disk")):
            self.account.withdraw(1)


stream = io.StringIO()
suite = unittest.defaultTestLoader.loadTestsFromTestCase(AccountTest)
result = unittest.TextTestRunner(stream, verbosity=2).run(suite)
print(re.sub(r" in \d+\.\d+s", "", stream.getvalue()))
print(result.testsRun, len(result.failures), len(result.errors), result.skipped[0][1])
