#include "runner/answer/language/DocExamples.h"

#include "runner/model/Json.h"

#include <nlohmann/json.hpp>

namespace sandpad::runner {

namespace {

    QByteArray quoted(const QString &text)
    {
        return runner::jsonBytes(text.toStdString(), -1);
    }

    const char *const kPython =
        R"py(import sys, traceback
sys.displayhook = sys.__displayhook__
for line, text in examples:
    __sandpad_marks__(mark.replace("%1", str(line)))
    try:
        exec(compile(text + "\n", "<example>", "single"), names)
    except Exception as problem:
        sys.stdout.write("".join(traceback.format_exception_only(problem)[-1:]))
__sandpad_marks__(end)
)py";

} // namespace

QString docExamplesProgram(const QList<DocExample> &examples, const QString &mark,
                           const QString &end)
{
    nlohmann::json list = nlohmann::json::array();
    for (const DocExample &example : examples)
        list.push_back({ example.line, example.statement.toStdString() });
    const QByteArray program = "exec(" + quoted(QString::fromUtf8(kPython)) + R"(, {"examples": )"
        + runner::jsonBytes(list, -1) + R"(, "names": dict(globals()), "mark": )" + quoted(mark)
        + R"(, "end": )" + quoted(end) + "})";
    return QString::fromUtf8(program);
}

} // namespace sandpad::runner
