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
        R"py(import ast, sys, traceback
def changed_by(text):
    try:
        call = ast.parse(text, mode="eval").body
    except SyntaxError:
        return ""
    owner = getattr(call.func, "value", None) if isinstance(call, ast.Call) else None
    if isinstance(call, ast.Call) and call.args and not isinstance(owner, ast.Name):
        owner = call.args[0]
    return owner.id if isinstance(owner, ast.Name) else ""
sys.displayhook = sys.__displayhook__
for line, text in examples:
    __sandpad_marks__(mark.replace("%1", str(line)))
    try:
        exec(compile(text + "\n", "<example>", "single"), names)
    except Exception as problem:
        sys.stdout.write("".join(traceback.format_exception_only(problem)[-1:]))
    if (name := changed_by(text)) in names:
        __sandpad_marks__(state.replace("%1", str(line)))
        __sandpad_marks__.value(names[name])
__sandpad_marks__(end)
)py";

} // namespace

QString docExamplesProgram(const QList<DocExample> &examples, const QString &mark,
                           const QString &state, const QString &end)
{
    nlohmann::json list = nlohmann::json::array();
    for (const DocExample &example : examples)
        list.push_back({ example.line, example.statement.toStdString() });
    const QByteArray program = "exec(" + quoted(QString::fromUtf8(kPython)) + R"(, {"examples": )"
        + runner::jsonBytes(list, -1) + R"(, "names": dict(globals()), "mark": )" + quoted(mark)
        + R"(, "state": )" + quoted(state) + R"(, "end": )" + quoted(end) + "})";
    return QString::fromUtf8(program);
}

} // namespace sandpad::runner
