#include "runner/answer/judge/Notation.h"

#include <QList>
#include <QRegularExpression>

namespace sandpad::runner {

namespace {

    /// A way to write something, and the plain one.
    struct Writing
    {
        QRegularExpression pattern;
        QString plain;
    };

    Writing writing(const char *pattern, const char *plain)
    {
        return { .pattern = QRegularExpression(QString::fromUtf8(pattern)),
                 .plain = QString::fromUtf8(plain) };
    }

    /// Of engines and libraries.
    const QList<Writing> &engineWritings()
    {
        static const QList<Writing> all {
            writing(R"(<([\w.<>]+) object at 0x)", R"(<\1 at 0x)"), // as IPython shows it
            writing(R"(<class '([\w.]+)'>)", R"(\1)"), // as IPython shows it
            writing(R"(<function (?:[\w<>]+\.)+(\w+)(?= at 0x))", R"(<function \1)"), // Python 2
            writing(R"(<str_ascii_iterator\b)", "<str_iterator"), // from Python 3.11 on
            writing(R"(<(list|tuple|set|str)iterator\b)", R"(<\1_iterator)"), // Python 2
            writing(R"(<module '([\w.]+)' from '[^'\n]*'>)", R"(<module '\1'>)"),
            writing(R"((?<=\d) %)", "%"), // by the country
            // NumPy 2 names the types of its numbers, and on some systems that of an array.
            writing(R"(\bnp\.True_)", "True"),
            writing(R"(\bnp\.False_)", "False"),
            writing(R"(\bnp\.(?:(?:u?int|float|complex)\d*|str_)\(([^()]*)\))", R"(\1)"),
            writing(R"(, dtype=int(?:32|64)\))", ")"),
            writing(R"(Cannot read property '([\w$]+)' of (undefined|null))",
                    R"(Cannot read properties of \2 (reading '\1'))"), // before Node.js 16
            writing(R"(<(\d+) empty items?>)", R"(empty × \1)"),
            writing(R"(\bempty × 1\b)", "empty"),
        };
        return all;
    }

    /// Of people.
    const QList<Writing> &remarkWritings()
    {
        static const QList<Writing> all {
            writing("[\xe2\x80\x8b-\xe2\x80\x8d]", ""), // takes no space
            writing(R"([“”"`’‘])", "'"),
            // The words of a sentence are no values: "True love".
            writing(R"(\bTrue\b(?! [a-z]))", "true"),
            writing(R"(\bFalse\b(?! [a-z]))", "false"),
            writing(R"(\bNone\b(?! [a-z]))", "null"),
            writing(R"(,\s*(?=[\]}]))", " "), // behind the last of several
            writing(R"(\[Function(?:: [\w$]+| \(anonymous\))\])", "[Function]"),
            writing(R"(\[(?:Boolean|Number|String): ([^\[\]\n]*)\])", R"(\1)"), // in an object
            // What a regular expression found, with where it was found.
            writing(R"(,\s+index: \d+,\s+input: [^\n]*,\s+groups: undefined\s*(?=\]))", ""),
            writing(R"(\bclass ([\w$]+) \{\s*\})", R"([class \1])"), // as a browser shows it
            writing(R"(\bempty x (?=\d))", "empty × "),
            writing(R"(\bSystem\.(?:Collections\.Generic\.)?(?=[A-Z]))",
                    ""), // the namespace of a type
            writing(R"(\bArray (?=\[))", ""), // as an older Firefox shows it
            writing(R"(\bObject ?(?=\{))", ""),
            writing("<empty>", "empty"), // as an older Firefox shows it
            // Behind a word it may be a version: "Python 3.10" is not "Python 3.1".
            writing(
                R"((?:(?<![A-Za-z] )|(?<=\b(?:is|of|to|by|at) )|(?<=\bwas ))(?<![\w.:'])(\d+\.\d+?)0+(?![\w.:']))",
                R"(\1)"),
        };
        return all;
    }

    /// A Map, or something else that holds several, with its size.
    const QRegularExpression &sized()
    {
        static const QRegularExpression pattern(
            QStringLiteral(R"(\b([A-Z]\w*)\(\d+\) ?(?=[\[{]))"));
        return pattern;
    }

    /// A view of a dictionary, with its name. Python 2 shows a list.
    const QRegularExpression &view()
    {
        static const QRegularExpression pattern(
            QStringLiteral(R"(\bdict_(items|keys|values)\((\[.*\])\))"));
        return pattern;
    }

    QString replaced(QString text, const QList<Writing> &writings)
    {
        for (const auto &[pattern, plain] : writings)
            text.replace(pattern, plain);
        return text;
    }

    /// "[Arguments] { '0': 1, '1': 2 }", as Node.js shows the arguments of a call, becomes "[1,
    /// 2]".
    QString withPlainArguments(const QString &text)
    {
        static const QRegularExpression shown(QStringLiteral(R"(\[Arguments\] \{([^{}]*)\})"));
        static const QRegularExpression index(QStringLiteral(R"('\d+': )"));
        QString plain;
        qsizetype done = 0;
        for (auto at = shown.globalMatch(text); at.hasNext();) {
            const auto match = at.next();
            plain += text.sliced(done, match.capturedStart() - done) + u'['
                + match.captured(1).remove(index).trimmed() + u']';
            done = match.capturedEnd();
        }
        return plain + text.sliced(done);
    }

    QString withoutThousands(QString text)
    {
        static const QRegularExpression group(
            QStringLiteral(R"((?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,]))"));
        qsizetype from = 0;
        while (true) {
            const auto match = group.match(text, from);
            if (!match.hasMatch())
                return text;
            const QString plain = match.captured().remove(u',');
            text.replace(match.capturedStart(), match.capturedLength(), plain);
            from = match.capturedStart() + plain.size();
        }
    }

    /// Stacked marks in the order of Unicode, each with its letter. Where more marks are on a
    /// letter than the Stream-Safe Text Format of Unicode's annex 15 has, the text stays as it is:
    /// putting them in order takes the square of their number.
    QString composed(const QString &text)
    {
        constexpr int kMost = 30;
        int marks = 0;
        for (const char32_t c : text.toUcs4()) {
            marks = QChar::isMark(c) ? marks + 1 : 0;
            if (marks > kMost)
                return text;
        }
        return text.normalized(QString::NormalizationForm_C);
    }

} // namespace

bool hasSizes(const QString &text)
{
    return text.contains(sized());
}

QString withoutSizes(QString text)
{
    static const QRegularExpression ofArray(QStringLiteral(R"((?<![\w)])\(\d+\) (?=\[))"));
    return text.replace(sized(), QStringLiteral("\\1 ")).remove(ofArray);
}

bool hasView(const QString &text)
{
    return text.contains(view());
}

QString withoutViews(QString text)
{
    return text.replace(view(), QStringLiteral("\\2"));
}

QString inPlainNotation(const QString &text)
{
    return replaced(withPlainArguments(composed(text)), engineWritings());
}

QString inPlainRemark(const QString &text)
{
    return replaced(inPlainNotation(withoutThousands(text)), remarkWritings());
}

} // namespace sandpad::runner
