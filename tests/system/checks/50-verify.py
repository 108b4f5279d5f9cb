"""Checking an answer: the example of the documents, which has a true block and a false one."""
from sandpad import command, expect, json_of

USERS = ("ann",)


def example():
    ended = command("verify", "--json", "/run/checks/examples/answer.md")
    report = json_of(ended)
    expect(ended.returncode == 1, f"status {ended.returncode}: {report['message']}")
    expect(report["summary"].get("matches") == 1 and report["summary"].get("differs") == 1, report["summary"])
    return report["message"]


CHECKS = {"verify: the example of the documents": example}
