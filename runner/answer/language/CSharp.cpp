#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/language/CSharpSession.h"
#include "runner/answer/language/Syntaxes.h"
#include "runner/model/Say.h"

namespace sandpad::runner {

namespace {

    QList<LanguageMark> csharpMarks()
    {
        return {
            { .weight = 3, .pattern = QStringLiteral(R"(^\s*using (?:static )?[\w.]+;)") },
            { .weight = 3,
              .pattern = QStringLiteral(R"(\bConsole\.(?:Write|WriteLine|ReadLine)\()") },
            { .weight = 3, .pattern = QStringLiteral(R"(^\s*namespace [\w.]+)") },
            { .weight = 2.5,
              .pattern = QStringLiteral(
                  R"(\b(?:public|private|internal|protected)\s+(?:static |readonly |async |override |virtual |abstract |sealed )*(?:class|void|int|string|bool|double|Task|record|struct|enum)\b)") },
            { .weight = 2,
              .pattern = QStringLiteral(R"(\bnew (?:List|Dictionary|HashSet|int|string)[<\[])") },
            { .weight = 1.5,
              .pattern = QStringLiteral(
                  R"(^\s*(?:int|string|double|bool|decimal|long)(?:\[\])? \w+ = .*;)") },
            { .weight = 0.5, .pattern = QStringLiteral(R"(;\s*(?://.*)?$)") },
        };
    }

    /// Values are written as Console.WriteLine() does, which writes char[] as a text. It is C# as
    /// Mono knows it; without the directive a value that may be null would be warned of.
    const char *const kCsharpMarks = R"cs(
#pragma warning disable
#if NET
#nullable disable
#endif
static class SandpadMarks
{
    static readonly global::System.IO.Stream Output = global::System.Console.OpenStandardOutput();
    public static void Value(object value)
    {
        var text = new global::System.IO.StringWriter();
        text.WriteLine(value);
        Write(text.ToString());
    }
    public static void Value(char[] value) { Value(new string(value)); }
    public static void Write(string text)
    {
        try
        {
            global::System.Console.Out.Flush();
            var bytes = global::System.Text.Encoding.UTF8.GetBytes(text);
            Output.Write(bytes, 0, bytes.Length);
        }
        catch (global::System.Exception) { }
    }
}
)cs";

    /// The braces keep it one statement, for example behind `else`. A variable that is declared in
    /// it must be known outside of them.
    QString askedInCSharp(const AskedStatement &statement)
    {
        static const QRegularExpression declares(QStringLiteral(R"(\bout\s+\w|\bis\b)"));
        const QString show = statement.kind == StatementKind::Prints
            ? statement.code
            : QStringLiteral("SandpadMarks.Value(%1)").arg(statement.value);
        const QString marked =
            QStringList { statement.begin, show, statement.end }.join(QStringLiteral("; ")) + u';';
        const QString all = declares.match(statement.code).hasMatch()
            ? marked
            : QStringLiteral("{ ") + marked + QStringLiteral(" }");
        if (statement.kind != StatementKind::Assigns)
            return all;
        const QString assigned =
            QStringList { statement.beside, statement.code, all }.join(QStringLiteral("; "));
        return statement.isDeclaration() ? assigned
                                         : QStringLiteral("{ ") + assigned + QStringLiteral(" }");
    }

    QStringList csharpPackages(const QString &code)
    {
        static const QRegularExpression package(QStringLiteral(R"(^\s*#:package\s+([\w.]+))"),
                                                QRegularExpression::MultilineOption);
        QStringList found;
        for (auto at = package.globalMatch(code); at.hasNext();)
            found.append(at.next().captured(1));
        return found;
    }

    SessionProgram csharpSessionProgram(const SessionParts &parts)
    {
        return { .code = csharpSession(parts.before, parts.begin + u';', parts.last) };
    }

    /// The last obstacle has Mono's own words for text that it cannot parse. .NET has others.
    QList<Obstacle> csharpObstacles()
    {
        return {
            { .words = QRegularExpression(QStringLiteral("^CS(?:0106|0260): "),
                                          QRegularExpression::MultilineOption),
              .code = {},
              .sentence = Say::tr("It is a part of a class, not a program.") },
            { .words = QRegularExpression(QStringLiteral("^CS0128: "),
                                          QRegularExpression::MultilineOption),
              .code = QRegularExpression(QStringLiteral(R"(^static \w+ Main\()"),
                                         QRegularExpression::MultilineOption),
              .sentence = Say::tr("It is a part of a class, not a program.") },
            { .words = QRegularExpression(
                  QStringLiteral(
                      "^CS1061: .*no accessible extension method|^CS1660: |^CS0305: Using the "
                      "generic type "
                      "'(?:IEnumerable|IEnumerator|IList|ICollection|IComparer|IDictionary)"),
                  QRegularExpression::MultilineOption),
              .code = {},
              .sentence = Say::tr("It calls a method that is defined nowhere, perhaps one of "
                                  "a package.") },
            { .words = QRegularExpression(QStringLiteral("^CS\\d+: "),
                                          QRegularExpression::MultilineOption),
              .code = QRegularExpression(
                  QStringLiteral(
                      R"(^\s*(?:(?:public|internal|closed|abstract) )*(?:union|role|extension) [A-Z]\w*(?:<[^>\n]*>)?\s*(?:[({;:]|for\b|$))"),
                  QRegularExpression::MultilineOption),
              .sentence = Say::tr("It needs a newer C#.") },
            { .words = QRegularExpression(QStringLiteral("^CS0227: "),
                                          QRegularExpression::MultilineOption),
              .code = {},
              .sentence = Say::tr("It holds unsafe code, which is not compiled here.") },
            { .words = QRegularExpression(
                  QStringLiteral(R"(Unexpected symbol `|Feature `[^']*' (?:is not|cannot))")),
              .code = {},
              .sentence = Say::tr("Mono, which knows C# only up to version 7, cannot "
                                  "compile it. The .NET SDK 10 may.") },
        };
    }

} // namespace

AnswerLanguage csharpLanguage()
{
    AnswerLanguage language;
    language.id = QStringLiteral("csharp");
    language.name = QStringLiteral("C#");
    language.labels = { QStringLiteral("cs"), QStringLiteral("c#") };
    language.syntax = csharpSyntax();
    language.marks = csharpMarks();
    language.runCommands = QStringLiteral("dotnet run|dotnet|mono");
    language.ecosystem = { .name = QStringLiteral("nuget"),
                           .installers = QStringLiteral("dotnet") };
    language.statement = StatementForm {
        .printCall = QRegularExpression(
            QStringLiteral(R"(^(?:System\.)?Console\.(?:WriteLine|Write)\(.*\)$)")),
        .voidCall = QRegularExpression(QStringLiteral(
            R"(\.(?:Add|AddRange|Clear|Insert|InsertRange|RemoveAt|RemoveRange|Sort|Reverse|Push|Enqueue|ForEach|CopyTo|AddFirst|AddLast|RemoveFirst|RemoveLast)\(.*\)$)")),
        .refused =
            QRegularExpression(QStringLiteral(R"(^(?!new\b|await\b|\+\+|--).*[^)\s;+-]\s*;?$)")),
        .semicolon = Semicolon::Always,
        .asked = askedInCSharp
    };
    language.printing = QStringLiteral("SandpadMarks.Write(%1)");
    language.helper = QString::fromUtf8(kCsharpMarks);
    language.packages = csharpPackages;
    language.session = csharpSessionProgram;
    language.inOrder = csharpInOrder;
    language.showsQuotes = false;
    language.examiner =
        HarnessExaminer { .tool = QStringLiteral("csharp-examine"), .findsModules = false };
    language.isCompiled = true;
    language.formatsForNoCountry = true;
    language.obstacles = csharpObstacles();
    language.fragments = {
        { .languageId = language.id,
          .program = QStringLiteral("%1\n;"),
          .sentence = {},
          .isAskable = true },
        { .languageId = language.id,
          .program = QStringLiteral("class _ { object M() =>\n%1\n; }"),
          .sentence = Say::tr("It is an expression, not a program.") },
        { .languageId = language.id,
          .program = QStringLiteral("class _ {\n%1\n}"),
          .sentence = Say::tr("It is a part of a class, not a program.") },
        { .languageId = language.id,
          .program = QStringLiteral("class _ { object M() {\n%1\n} }"),
          .sentence = Say::tr("It is a part of a method, not a program.") },
    };
    language.undefinedNames = { QStringLiteral("CS0103"), QStringLiteral("CS0246"),
                                QStringLiteral("CS0841"), QStringLiteral("CS5001") };
    language.missingEntry = QStringLiteral("CS5001");
    language.missingImport = { .line =
                                   QRegularExpression(QStringLiteral(R"(^\s*(?:global )?using\b)")),
                               .codes = { QStringLiteral("CS0246"), QStringLiteral("CS0234") } };
    return language;
}

} // namespace sandpad::runner
