"""Checking an answer: the example of the documents, which has a true block and a false one."""
from sandpad import command, expect, json_of

USERS = ("ann",)
ATTEMPTS = 4


def verified():
    """The report, and the exit status. No option raises the limits of verify, and where the
    machine is emulated on a busy one, time that others take counts as the program's."""
    for _ in range(ATTEMPTS):
        ended = command("verify", "--json", "/run/checks/examples/answer.md")
        report = json_of(ended)
        if "limit hit" not in report["summary"]:
            break
    return report, ended.returncode


def example():
    report, status = verified()
    expect(status == 1, f"status {status}: {report['message']}")
    expect(report["summary"].get("matches") == 1 and report["summary"].get("differs") == 1, report["summary"])
    return report["message"]


CHECKS = {"verify: the example of the documents": example}
