#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/language/JavaScriptSession.h"
#include "runner/answer/language/Syntaxes.h"
#include "runner/model/Say.h"

namespace sandpad::runner {

namespace {

    QList<LanguageMark> scriptMarks()
    {
        return {
            { .weight = 3, .pattern = QStringLiteral(R"(\bconsole\.(?:log|error|table|warn)\()") },
            { .weight = 2,
              .pattern = QStringLiteral(R"(^\s*(?:export )?(?:const|let) [\w{\[,\s}\]]+ ?= )") },
            { .weight = 1, .pattern = QStringLiteral(R"(^\s*var \w+ = )") },
            { .weight = 1.5, .pattern = QStringLiteral(R"(\bfunction\b\s*\*?\s*\w*\s*\()") },
            { .weight = 1.5, .pattern = QStringLiteral(R"(^[^#\n]*=> ?[{(\w\[`'"])") },
            { .weight = 2, .pattern = QStringLiteral(R"(\brequire\(['"])") },
            { .weight = 2, .pattern = QStringLiteral(R"(^\s*import .* from ['"])") },
            { .weight = 1.5, .pattern = QStringLiteral(R"(===|!==|\btypeof\b|\bundefined\b)") },
            { .weight = 0.5, .pattern = QStringLiteral(R"(;\s*(?://.*)?$)") },
            { .weight = 1, .pattern = QStringLiteral(R"(\bnew (?:Map|Set|Promise|Date|Array)\()") },
        };
    }

    /// Marks of TypeScript that JavaScript does not have.
    QList<LanguageMark> typeMarks()
    {
        return {
            { .weight = 3,
              .pattern = QStringLiteral(
                  R"([\w)\]?]\s*:\s*(?:string|number|boolean|void|unknown|never|any|bigint)\b(?:\[\])?)") },
            { .weight = 3,
              .pattern = QStringLiteral(
                  R"(^\s*(?:export )?(?:interface \w+(?:<.*>)? ?\{|type \w+(?:<.*>)? = ))") },
            { .weight = 2,
              .pattern = QStringLiteral(
                  R"(\bas (?:const|unknown|string|number|any)\b|\benum \w+ \{|\bReadonly<|\bRecord<|\bPartial<)") },
            { .weight = 3, // let all: Shape[] =
              .pattern = QStringLiteral(
                  R"(^\s*(?:export )?(?:const|let) \w+\s*:\s*[\w.<>\[\]|& ,]+=[^=>])") },
            { .weight = 3, // find<T>(of: T): Shape {
              .pattern = QStringLiteral(
                  R"(\bfunction \w+\s*<[A-Z]|\)\s*:\s*[A-Z][\w.]*(?:<[^(){}\n]*>)?(?:\[\])*\s*(?:\{|=>))") },
            { .weight = 3, // private name: Shape;
              .pattern = QStringLiteral(
                  R"(^\s*(?:(?:private|public|protected|static|readonly)\s+)+\w+[?!]?\s*:|\bnew (?:Map|Set|Array|Promise)<)") },
        };
    }

    /// What resources/guest/javascript/preload.cjs gives the program.
    constexpr QLatin1StringView kScriptMarks("globalThis[Symbol.for('sandpad')]");

    /// The result is one expression, so that it may follow an `if` without braces. With `void` it
    /// begins a new statement even when the line before has no semicolon.
    QString askedInScript(const AskedStatement &statement)
    {
        QString show = QStringLiteral("%2.value((%1))").arg(statement.value, kScriptMarks);
        if (!statement.changed.isEmpty())
            show += QStringLiteral(", %1, %3.value(%2)")
                        .arg(statement.state, statement.changed, kScriptMarks);
        const bool prints = statement.kind == StatementKind::Prints;
        const QString all =
            QStringLiteral("%1, %2, %3")
                .arg(statement.begin, prints ? statement.code : show, statement.end);
        if (statement.kind != StatementKind::Assigns)
            return QStringLiteral("void (%1);").arg(all);
        return statement.isDeclaration()
            ? QStringLiteral("void %1; %2; void (%3);").arg(statement.beside, statement.code, all)
            : QStringLiteral("void (%1, %2, %3);").arg(statement.beside, statement.code, all);
    }

    const char *const kScriptTranscript = R"js(const { runInThisContext } = require('vm');
const { inspect } = require('util');
globalThis.require = require;
const marks = globalThis[Symbol.for('sandpad')];
const mark = %3;
%4.forEach(text => runInThisContext(text));
marks.mark(%5);
%2.forEach((text, number) => {
  marks.mark(mark.replace('%1', number));
  try {
    const value = runInThisContext(/^\s*\{[^]*\}\s*;?\s*$/.test(text) ? `(${text.replace(/;\s*$/, '')})` : text);
    if (value !== undefined) process.stdout.write(inspect(value) + '\n');
  } catch (problem) {
    process.stdout.write(`Uncaught ${problem}\n`);
  }
});
)js";

    SessionProgram scriptSessionProgram(const SessionParts &parts)
    {
        const QString front = scriptFront(parts.key) + u'\n' + joined(parts.before) + u'\n'
            + scriptBegin(parts.key) + parts.begin + QStringLiteral(";\n");
        return { .code = front + parts.last.code,
                 .linesBefore = static_cast<int>(front.count(u'\n')) };
    }

    QList<Obstacle> scriptObstacles()
    {
        return {
            { .words = QRegularExpression(QStringLiteral(
                  R"(ReferenceError: (?:document|window|navigator|localStorage|sessionStorage|alert|confirm|prompt|XMLHttpRequest|HTML\w*Element|Element|Node|Image|Audio|FileReader|self|location|history|screen|customElements|requestAnimationFrame|cancelAnimationFrame|requestIdleCallback|(?:Mutation|Intersection|Resize|Performance)Observer|indexedDB|caches|importScripts|DOMParser|getComputedStyle|matchMedia|chrome|browser|jQuery|\$|React|ReactDOM|Vue|angular|addEventListener) is not defined)")),
              .code = {},
              .sentence = Say::tr("It needs a browser.") },
            { .words = QRegularExpression(
                  QStringLiteral(R"(The "callback" argument must be of type function)")),
              .code = QRegularExpression(QStringLiteral(R"(\bset(?:Timeout|Interval)\()")),
              .sentence = Say::tr("It needs a browser, whose timers also take texts.") },
            { .words = QRegularExpression(QStringLiteral("Cannot read properties of undefined")),
              .code = QRegularExpression(QStringLiteral(
                  R"(\bimport\.meta\.(?!(?:url|dirname|filename|resolve|main)\b)\w)")),
              .sentence = Say::tr("It needs a browser.") },
            { .words = QRegularExpression(
                  QStringLiteral(R"(ReferenceError: (?:Deno|Bun) is not defined)")),
              .code = {},
              .sentence = Say::tr("It is for another engine.") },
            { .words = QRegularExpression(QStringLiteral(
                  R"(Cannot find module '(?:\.|/)|ERR_UNSUPPORTED_DIR_IMPORT|ERR_UNKNOWN_FILE_EXTENSION|does not provide an export named|Named export '[^']*' not found)")),
              .code = {},
              .sentence = Say::tr("It imports a file that is not here.") },
            { .words = QRegularExpression(QStringLiteral("^SyntaxError\\b")),
              .code =
                  QRegularExpression(QStringLiteral(R"(^\s*import\b[^;'"\n]*\bfrom ['"]\.{1,2}/)"),
                                     QRegularExpression::MultilineOption),
              .sentence = Say::tr("It imports a file that is not here.") },
            { .words = QRegularExpression(QStringLiteral("Invalid or unexpected token")),
              .code = QRegularExpression(QStringLiteral(R"(^\s*@\w)"),
                                         QRegularExpression::MultilineOption),
              .sentence = Say::tr("It holds decorators, which need a build step.") },
            { .words = QRegularExpression(QStringLiteral("Parameter decorators only work")),
              .code = {},
              .sentence = Say::tr("It holds decorators, which need a build step.") },
            { .words = QRegularExpression(QStringLiteral("Cannot read properties of undefined")),
              .code = QRegularExpression(
                  QStringLiteral(R"(^(?![\s\S]*\b(?:class|function)\b)[\s\S]*\bthis\.\w+\.)")),
              .sentence = Say::tr("It is a part of a class.") },
            { .words = QRegularExpression(QStringLiteral(
                  R"(JSX syntax extension|Unexpected token '<'|Expected ">" but found )")),
              .code = QRegularExpression(QStringLiteral(R"(</?[A-Za-z][\w.]*[\s/>]|<>)")),
              .sentence = Say::tr("It holds JSX, which needs a build step.") },
        };
    }

} // namespace

namespace {

    QList<FragmentForm> fragments(const QString &id)
    {
        return {
            { .languageId = QStringLiteral("typescript"),
              .program = QStringLiteral("%1"),
              .sentence = Say::tr("It is TypeScript, not JavaScript.") },
            { .languageId = id,
              .program = QStringLiteral("async function* _() {\n%1\n}"),
              .sentence = Say::tr("It is a part of a function, not a program.") },
            { .languageId = id,
              .program = QStringLiteral("class _ {\n%1\n}"),
              .sentence = Say::tr("It is a part of a class, not a program.") },
            { .languageId = id,
              .program = QStringLiteral("({\n%1\n})"),
              .sentence = Say::tr("It is a part of an object, not a program.") },
            { .languageId = id,
              .program = QStringLiteral("(\n%1\n)"),
              .sentence = Say::tr("It is a part of an expression, not a program.") },
            { .languageId = id,
              .program = QStringLiteral("_\n%1"),
              .sentence = Say::tr("It is a part of a statement, not a program.") },
            { .languageId = QStringLiteral("typescript"),
              .program = QStringLiteral("declare namespace _ {\n%1\n}"),
              .sentence = Say::tr("It only declares what is elsewhere.") },
        };
    }

} // namespace

AnswerLanguage javaScriptLanguage()
{
    AnswerLanguage language;
    language.id = QStringLiteral("javascript");
    language.name = QStringLiteral("JavaScript");
    language.labels = { QStringLiteral("js"), QStringLiteral("node"), QStringLiteral("nodejs"),
                        QStringLiteral("ecmascript"), QStringLiteral("es6") };
    language.syntax = scriptSyntax();
    language.marks = scriptMarks();
    language.runCommands = QStringLiteral("node|bun");
    language.ecosystem = { .name = QStringLiteral("npm"),
                           .installers = QStringLiteral("npm|yarn|pnpm|bun") };
    language.statement = StatementForm { .printCall = QRegularExpression(QStringLiteral(
                                             R"(^console\.(?:log|info|table|dir)\(.*\)$)")),
                                         .voidCall = {},
                                         .semicolon = Semicolon::MayBeLeftOut,
                                         .tellsChanges = true,
                                         .asked = askedInScript };
    language.printing = kScriptMarks + QStringLiteral(".mark(%1)");
    language.transcript = TranscriptForm { .first = QStringLiteral(">"),
                                           .more = QStringLiteral("..."),
                                           .program = kScriptTranscript };
    language.session = scriptSessionProgram;
    language.examiner = HarnessExaminer { .tool = QStringLiteral("script-examine") };
    language.fragments = fragments(language.id);
    language.printsBareKeys = true;
    language.hasOneKindOfNumber = true;
    language.showsQuotes = false; // console.log shows the values
    language.obstacles = scriptObstacles();
    language.uncheckable = {
        { .words = {},
          .code = QRegularExpression(QStringLiteral(R"(\bSymbol\.metadata\b)")),
          .sentence = Say::tr("It needs a feature that engines do not have yet.") },
    };
    language.undefinedNames = { QStringLiteral("ReferenceError") };
    language.laterValue =
        QRegularExpression(QStringLiteral(R"(^(?:Promise|Timeout|Immediate) \{)"));
    language.engineErrors = { QStringLiteral("TypeError"), QStringLiteral("RangeError"),
                              QStringLiteral("ReferenceError"), QStringLiteral("SyntaxError"),
                              QStringLiteral("URIError") };
    return language;
}

AnswerLanguage typeScriptLanguage()
{
    AnswerLanguage language = javaScriptLanguage();
    language.basedOn = std::exchange(language.id, QStringLiteral("typescript"));
    language.name = QStringLiteral("TypeScript");
    language.labels = { QStringLiteral("ts") };
    language.dropsTypes = true;
    language.fragments = fragments(language.id).sliced(1);
    language.marks = typeMarks();
    language.runCommands = QStringLiteral("npx ts-node|ts-node|tsx|deno run");
    language.uncheckable += {
        { .words = QRegularExpression(QStringLiteral(
              R"(\berror TS\d{4}\b|\(\d+,\d+\): error|^(?:[Tt]ype ?[Ee]rror: )?(?:Expected \d+ arguments?, but got|(?:The types of|Types of property) '|Type '.*' is not assignable|Argument of type|Property '.*' does not exist|Cannot find name|Object is possibly))")),
          .code = {},
          .sentence = Say::tr("Types are not checked here.") },
    };
    return language;
}

} // namespace sandpad::runner
