#include "runner/answer/claims/NaturalWords.h"

#include <QFile>
#include <QMap>
#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// A form as the file has it.
    struct Row
    {
        QString language;
        QString kind;
        QString pattern;
    };

    QList<Row> readRows()
    {
        QFile file(QStringLiteral(":/sandpad/claims/words.txt"));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        static const QRegularExpression row(QStringLiteral(R"(^(\w+)\s+(\w+)\s+(\S.*)$)"),
                                            QRegularExpression::MultilineOption);
        QList<Row> rows;
        const QString text = QString::fromUtf8(file.readAll());
        for (auto at = row.globalMatch(text); at.hasNext();) {
            const auto match = at.next();
            rows.append({ .language = match.captured(1),
                          .kind = match.captured(2),
                          .pattern = match.captured(3) });
        }
        return rows;
    }

    bool isPart(const QString &kind)
    {
        return std::ranges::all_of(kind, [](QChar c) { return c.isUpper(); });
    }

    QString kindName(WordForm form)
    {
        switch (form) {
        case WordForm::Output:
            return QStringLiteral("output");
        case WordForm::Heading:
            return QStringLiteral("heading");
        case WordForm::Sentence:
            return QStringLiteral("sentence");
        case WordForm::Error:
            return QStringLiteral("error");
        case WordForm::Prints:
            return QStringLiteral("prints");
        case WordForm::Returns:
            return QStringLiteral("returns");
        case WordForm::Throws:
            return QStringLiteral("throws");
        case WordForm::Condition:
            return QStringLiteral("condition");
        case WordForm::Runs:
            return QStringLiteral("runs");
        }
        return {};
    }

    /// The forms by kind, with the parts of their languages in their places.
    QMap<QString, QStringList> readForms()
    {
        QMap<QString, QStringList> forms;
        QString language;
        QMap<QString, QString> parts;
        for (const Row &row : readRows()) {
            if (row.language != language) {
                parts.clear();
                language = row.language;
            }
            QString pattern = row.pattern;
            for (const auto &[name, part] : parts.asKeyValueRange())
                pattern.replace(name, part);
            if (isPart(row.kind))
                parts.insert(row.kind, pattern);
            else
                forms[row.kind].append(pattern);
        }
        return forms;
    }

} // namespace

QStringList formsOf(WordForm form)
{
    static const QMap<QString, QStringList> forms = readForms();
    return forms.value(kindName(form));
}

QString wordsFor(WordForm form)
{
    return formsOf(form).join(u'|');
}

} // namespace sandpad::runner
