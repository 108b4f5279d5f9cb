#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/language/DocExamples.h"
#include "runner/answer/language/Syntaxes.h"
#include "runner/model/Json.h"
#include "runner/model/Say.h"

#include <nlohmann/json.hpp>

namespace sandpad::runner {

namespace {

    QList<LanguageMark> pythonMarks()
    {
        return {
            { .weight = 3,
              .pattern = QStringLiteral(R"(^\s*(?:async )?def \w+\(.*\)\s*(?:->.*)?:)") },
            { .weight = 2.5,
              .pattern = QStringLiteral(
                  R"(^\s*(?:import [\w.]+(?: as \w+)?|from [\w.]+ import .+)\s*(?:#.*)?$)") },
            { .weight = 2,
              .pattern = QStringLiteral(
                  R"(^\s*(?:if|for|while|elif|else|try|except|with|class|finally)\b[^;{]*:\s*(?:#.*)?$)") },
            { .weight = 1.5, .pattern = QStringLiteral(R"(^\s*print\(.*\)\s*(?:#.*)?$)") },
            { .weight = 1,
              .pattern = QStringLiteral(
                  R"(\b(?:None|True|False|elif|lambda \w*:|self\.|not in|is None)\b)") },
            { .weight = 1,
              .pattern =
                  QStringLiteral(R"(\b(?:len|range|enumerate|sorted|sum|isinstance|zip)\()") },
            { .weight = 1, .pattern = QStringLiteral(R"(\bf["'])") },
            { .weight = 1, .pattern = QStringLiteral(R"(^\s*@\w+\s*$)") },
            { .weight = 0.5, .pattern = QStringLiteral(R"(^\s*\w+ = [^;{]+$)") },
        };
    }

    /// What resources/guest/python/marks.py gives the program.
    constexpr QLatin1StringView kPythonMarks("__sandpad_marks__");

    /// The line ends with `None`, so that it gives no value of its own when it is the last line.
    QString askedInPython(const AskedStatement &statement)
    {
        QString show = QStringLiteral("(lambda _: (%3.value(_), %2, %3.text(_)))((%1))")
                           .arg(statement.value, statement.asText, kPythonMarks);
        if (!statement.changed.isEmpty())
            show += QStringLiteral("; %1; %3.value(%2)")
                        .arg(statement.state, statement.changed, kPythonMarks);
        QStringList pieces;
        if (statement.kind == StatementKind::Assigns)
            pieces << statement.beside << statement.code;
        pieces << statement.begin
               << (statement.kind == StatementKind::Prints ? statement.code : show) << statement.end
               << QStringLiteral("None");
        return pieces.join(QStringLiteral("; "));
    }

    /// Replaces IPython's prompts by those of the interpreter.
    QString withPlainPrompts(const QString &text)
    {
        if (!text.contains(QLatin1String("In [")))
            return text;
        static const QRegularExpression in(QStringLiteral("^In \\[\\d+\\]: ?"),
                                           QRegularExpression::MultilineOption);
        static const QRegularExpression on(QStringLiteral("^ +\\.\\.\\.: ?"),
                                           QRegularExpression::MultilineOption);
        static const QRegularExpression out(QStringLiteral("^Out\\[\\d+\\]: ?"),
                                            QRegularExpression::MultilineOption);
        return QString(text)
            .replace(in, QStringLiteral(">>> "))
            .replace(on, QStringLiteral("... "))
            .remove(out);
    }

    /// An exception prints only its last line here: the places of calls are no claims.
    const char *const kPythonTranscript = R"py(def run(before, begun, statements, mark):
    import sys, traceback
    sys.displayhook = sys.__displayhook__
    names = {"__name__": "__main__", "__builtins__": __builtins__}
    for text in before:
        exec(compile(text + "\n", "<block>", "exec"), names)
    __sandpad_marks__(begun)
    for number, text in enumerate(statements):
        __sandpad_marks__(mark.replace("%1", str(number)))
        try:
            try:
                code = compile(text + "\n", "<stdin>", "single")
            except SyntaxError:
                code = compile(text + "\n", "<stdin>", "exec")
            exec(code, names)
        except Exception as problem:
            sys.stdout.write("".join(traceback.format_exception_only(problem)[-1:]))
run(%4, %5, %2, %3)
)py";

    /// PEP 723: https://peps.python.org/pep-0723/
    QStringList pythonPackages(const QString &code)
    {
        static const QRegularExpression header(QStringLiteral(R"(^# /// script\s*$((?:\n#.*)*))"),
                                               QRegularExpression::MultilineOption);
        static const QRegularExpression list(QStringLiteral(R"(dependencies\s*=\s*\[([^\]]*)\])"));
        static const QRegularExpression item(QStringLiteral(R"("([A-Za-z0-9._-]+))"));
        const QString listed = list.match(header.match(code).captured(1)).captured(1);
        QStringList found;
        for (auto at = item.globalMatch(listed); at.hasNext();)
            found.append(at.next().captured(1));
        return found;
    }

    SessionProgram pythonSessionProgram(const SessionParts &parts)
    {
        const QString front = joined(parts.before) + u'\n' + parts.begin + u'\n';
        return { .code = front + parts.last.code,
                 .linesBefore = static_cast<int>(front.count(u'\n')) };
    }

    QString guarded(const QString &code)
    {
        const QByteArray literal = runner::jsonBytes(code.toStdString());
        return QStringLiteral("try:\n    exec(compile(%1, 'block', 'exec'), globals())\n"
                              "except BaseException:\n    pass\n")
            .arg(QString::fromUtf8(literal));
    }

    QList<Obstacle> pythonObstacles()
    {
        return {
            { .words = QRegularExpression(QStringLiteral("^SyntaxError")),
              .code = QRegularExpression(QStringLiteral(R"(^\s*(?:%%?[a-z]+\b|!\s*\w+))"),
                                         QRegularExpression::MultilineOption),
              .sentence = Say::tr("It holds commands of IPython.") },
            { .words = QRegularExpression(QStringLiteral("^SyntaxError")),
              .code = QRegularExpression(QStringLiteral(R"((?<![\w"'])[rR]?t["'])")),
              .sentence = Say::tr("It needs a newer Python.") },
            { .words = QRegularExpression(
                  QStringLiteral("Missing parentheses in call to '(?:print|exec)'|multiple "
                                 "exception types must be|cannot assign to (?:True|False|None)")),
              .code = {},
              .sentence = Say::tr("It is written for Python 2.") },
            { .words = QRegularExpression(QStringLiteral(
                  "TclError: no display|couldn't connect to display|No available video device")),
              .code = {},
              .sentence = Say::tr("It opens a window, and there is no screen.") },
            { .words = QRegularExpression(QStringLiteral("attempted relative import")),
              .code = {},
              .sentence = Say::tr("It is a part of a package that is not here.") },
            { .words = QRegularExpression(
                  QStringLiteral("'(?:return|yield|await)' outside (?:async )?function")),
              .code = {},
              .sentence = Say::tr("It is a part of a function, not a program.") },
            { .words = QRegularExpression(QStringLiteral("^EOFError: EOF when reading")),
              .code = {},
              .sentence = Say::tr("It reads input, and nobody gives it any.") },
        };
    }

} // namespace

AnswerLanguage pythonLanguage()
{
    AnswerLanguage language;
    language.id = QStringLiteral("python");
    language.name = QStringLiteral("Python");
    language.labels = { QStringLiteral("py"),    QStringLiteral("python3"),
                        QStringLiteral("py3"),   QStringLiteral("ipython"),
                        QStringLiteral("pycon"), QStringLiteral("python-repl") };
    language.syntax = pythonSyntax();
    language.marks = pythonMarks();
    language.runCommands = QStringLiteral("python3?");
    language.ecosystem = { .name = QStringLiteral("pip"),
                           .installers = QStringLiteral("pip3?|uv pip|python3? -m pip") };
    language.statement = StatementForm { .printCall = QRegularExpression(QStringLiteral(
                                             R"(^(?:print|pprint|pprint\.pprint|display)\(.*\)$)")),
                                         .voidCall = {},
                                         .semicolon = Semicolon::Never,
                                         .endsOutsideBrackets = true,
                                         .tellsChanges = true,
                                         .asked = askedInPython };
    language.printing = kPythonMarks + QStringLiteral("(%1)");
    language.transcript = TranscriptForm { .first = QStringLiteral(">>>"),
                                           .more = QStringLiteral("..."),
                                           .isSure = true,
                                           .further = QRegularExpression(QStringLiteral(
                                               R"(^(?:except|finally|else|elif)\b)")),
                                           .withPlainPrompts = withPlainPrompts,
                                           .program = kPythonTranscript };
    language.examples = docExamplesProgram;
    language.packages = pythonPackages;
    language.importsOwnFiles = true;
    language.session = pythonSessionProgram;
    language.guarded = guarded;
    language.examiner = HarnessExaminer { .tool = QStringLiteral("python-examine") };
    language.fragments = {
        { .languageId = language.id,
          .program = QStringLiteral("if _:\n    pass\n%1"),
          .sentence = Say::tr("It is a part of a statement, not a program.") },
        { .languageId = language.id,
          .program = QStringLiteral("try:\n    pass\n%1"),
          .sentence = Say::tr("It is a part of a statement, not a program.") },
        { .languageId = language.id,
          .program = QStringLiteral("_ = {\n%1\n}"),
          .sentence = Say::tr("It is a part of a dictionary, not a program.") },
        { .languageId = language.id,
          .program = QStringLiteral("%1\n    pass"),
          .sentence = Say::tr("It is the head of something, not a program.") },
    };
    language.isDotsStatement = true;
    language.printsSets = true;
    language.dunderNames = QStringLiteral(
        "init|name|main|repr|str|len|call|iter|next|enter|exit|eq|lt|gt|add|mul|getitem|setitem|"
        "contains|hash|new|del|doc|dict|class|file|all|version|slots|post_init");
    language.obstacles = pythonObstacles();
    language.uncheckable = {
        { .words = QRegularExpression(
              QStringLiteral(R"(^(?:[\w./\\-]+:\d+:(?:\d+:)? )?error: .*(?:\[[a-z-]+\])?\s*$)"),
              QRegularExpression::MultilineOption),
          .code = QRegularExpression(QStringLiteral(R"(->|:\s*[A-Za-z_][\w.\[\], |]*\s*[=,)\n])")),
          .sentence = Say::tr("Types are not checked here.") },
        { .words = QRegularExpression(QStringLiteral(R"(\b\d{7,}\b)")),
          .code = QRegularExpression(QStringLiteral(R"(\bprint\(.*\b(?:id|hash)\()")),
          .sentence = Say::tr("It shows addresses or hashes of objects, which differ here.") },
        { .words = QRegularExpression(QStringLiteral("'__(?:class|delattr|doc|eq)__'")),
          .code = QRegularExpression(QStringLiteral(R"(\bdir\()")),
          .sentence = Say::tr("What dir() lists differs between versions of Python.") },
        { .words = QRegularExpression(QStringLiteral(R"(^Help on \w)")),
          .code = QRegularExpression(QStringLiteral(R"(\bhelp\()")),
          .sentence = Say::tr("The words of help() differ between versions of Python.") },
        { .words = QRegularExpression(
              QStringLiteral(R"(\bfunction calls\b.* in [\d.]+ (?:CPU )?seconds)")),
          .code = QRegularExpression(QStringLiteral(R"(\b(?:cProfile|profile|pstats)\b)")),
          .sentence = Say::tr("How long it takes differs from machine to machine.") },
    };
    language.olderVersion = {
        .shown = QRegularExpression(
            QStringLiteral(R"(<[\w.]+ instance at 0x|<type '|^u['"]|^\d+L$|__builtin__)")),
        .refused = QRegularExpression(QStringLiteral(
            R"(Missing parentheses in call to 'print'|name '(?:xrange|raw_input|unichr|unicode|basestring|execfile)' is not defined|has no attribute '(?:has_key|iter(?:items|keys|values))')")),
        .sentence = Say::tr("It is a session of Python 2.")
    };
    language.undefinedNames = { QStringLiteral("NameError") };
    language.engineErrors = { QStringLiteral("UnboundLocalError") }; // reworded in 3.11
    return language;
}

} // namespace sandpad::runner
