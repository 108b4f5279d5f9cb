#include "ClaimForms.h"

#include <QFile>
#include <QRegularExpression>

namespace {

QString takeField(QStringList &lines, const QString &name)
{
    const QString head = name + QStringLiteral(": ");
    return !lines.isEmpty() && lines.first().startsWith(head)
        ? lines.takeFirst().sliced(head.size())
        : QString();
}

ClaimForm formOf(const QString &part, const QString &languageId)
{
    QStringList lines = part.trimmed().split(u'\n');
    ClaimForm form;
    form.name = lines.takeFirst();
    form.right = takeField(lines, QStringLiteral("right"));
    form.wrong = takeField(lines, QStringLiteral("wrong"));
    form.verdict = takeField(lines, QStringLiteral("verdict"));
    const QString text = lines.join(u'\n') + u'\n';
    form.text = text.contains(QLatin1String("```"))
        ? text
        : QStringLiteral("```%1\n%2```\n").arg(languageId, text);
    return form;
}

bool isComplete(const ClaimForm &form)
{
    const bool hasValues = !form.right.isEmpty() && !form.wrong.isEmpty();
    return hasValues ? form.verdict.isEmpty() && form.text.contains(QLatin1String("VALUE"))
                     : !form.verdict.isEmpty();
}

} // namespace

QString ClaimForm::with(const QString &value) const
{
    static const QRegularExpression place(QStringLiteral(R"(^(\s*(?:#|//)? *|.*?)VALUE)"),
                                          QRegularExpression::MultilineOption);
    const auto match = place.match(text);
    if (!match.hasMatch())
        return text;
    QString filled = value;
    filled.replace(QLatin1String("\\n"), u'\n' + match.captured(1));
    return QString(text).replace(match.capturedStart() + match.captured(1).size(), 5, filled);
}

QList<ClaimForm> claimFormsOf(const QString &path, const QString &languageId)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression head(QStringLiteral("^== "),
                                         QRegularExpression::MultilineOption);
    QList<ClaimForm> forms;
    for (const QString &part : QString::fromUtf8(file.readAll()).split(head).sliced(1)) {
        forms.append(formOf(part, languageId));
        if (!isComplete(forms.last()))
            return {};
    }
    return forms;
}

void FormsAnswer::add(const QString &form)
{
    if (lines.isEmpty())
        lines.append(1);
    text += QStringLiteral("## Part %1\n\n%2\n").arg(lines.size()).arg(form);
    lines.append(static_cast<int>(text.count(u'\n')) + 1);
}
