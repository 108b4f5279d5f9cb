#include "app/review/AnswerSource.h"

#include "runner/answer/model/Answer.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMimeData>
#include <QRegularExpression>

namespace sandpad::app {

namespace {
    struct AnswerSourceTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::AnswerSource)
    };
} // namespace

runner::Result<QByteArray> answerOn(const QMimeData *clipboard)
{
    using runner::ErrorCode;
    const QString text = clipboard ? clipboard->text() : QString();
    if (text.trimmed().isEmpty() && clipboard && clipboard->hasImage())
        return runner::fail(
            ErrorCode::Unsupported,
            AnswerSourceTexts::tr("There is a picture on the clipboard. Copy the answer as text."));
    if (text.trimmed().isEmpty())
        return runner::fail(ErrorCode::NotFound,
                            AnswerSourceTexts::tr("The clipboard is empty. Copy an answer first."));
    QByteArray bytes = text.toUtf8();
    if (bytes.size() > runner::kMostAnswerBytes)
        return runner::fail(
            ErrorCode::Unsupported,
            AnswerSourceTexts::tr("The text on the clipboard is larger than %1 MiB.")
                .arg(runner::kMostAnswerBytes >> 20));
    if (!text.trimmed().contains(u'\n'))
        return runner::fail(
            ErrorCode::NotFound,
            AnswerSourceTexts::tr("The clipboard holds a single line. Copy a whole answer first."));
    return bytes;
}

bool isAnswerFile(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    return suffix == QLatin1String("md") || suffix == QLatin1String("markdown");
}

bool mayHoldCode(const QByteArray &text)
{
    static const QRegularExpression code(QStringLiteral(R"(^[ \t>]*(?:`{3}|~{3}|<pre\b|>>> ))"),
                                         QRegularExpression::MultilineOption
                                             | QRegularExpression::CaseInsensitiveOption);
    return QString::fromUtf8(text).contains(code);
}

} // namespace sandpad::app
