#include "widgets/figures/Figure.h"
#include "widgets/markup/BundleText.h"
#include "widgets/output/OutputDocument.h"

#include <QCoreApplication>
#include <QLocale>

// What an item of the output is as plain text.

namespace sandpad::widgets {

namespace {

    QString fileLine(const runner::FileEntry &file)
    {
        const QString size = QLocale().formattedDataSize(file.sizeBytes, 1);
        if (!file.refused.isEmpty())
            return QCoreApplication::translate("sandpad::widgets::OutputDocument",
                                               "file not kept: %1 (%2)")
                .arg(file.name, file.refused);
        return QCoreApplication::translate("sandpad::widgets::OutputDocument", "file: %1, %2")
            .arg(file.name, size);
    }

} // namespace

QString plainTextOf(const OutputItem &item)
{
    const auto bundleText = [](const runner::MimeBundle &data) {
        if (!hasPicture(data))
            return textOf(data);
        const QString title =
            QString::fromUtf8(data.data(QStringLiteral("text/plain"))).simplified();
        return QStringLiteral("[%1]").arg(
            title.isEmpty()
                ? QCoreApplication::translate("sandpad::widgets::OutputDocument", "Figure")
                : title);
    };
    if (const auto *display = std::get_if<runner::Display>(&item.rich))
        return display->repeatsOutput
            ? QString::fromUtf8(display->data.data(QStringLiteral("text/plain")))
            : bundleText(display->data);
    if (const auto *value = std::get_if<runner::Value>(&item.rich))
        return bundleText(value->data);
    if (const auto *fold = std::get_if<FoldedText>(&item.rich))
        return fold->text;
    if (const auto *files = std::get_if<QList<runner::FileEntry>>(&item.rich)) {
        QStringList lines;
        for (const runner::FileEntry &file : *files)
            lines.append(fileLine(file));
        return lines.join(u'\n');
    }
    if (const auto *error = std::get_if<runner::ErrorReport>(&item.rich))
        return error->traceback.isEmpty() ? error->type + QStringLiteral(": ") + error->message
                                          : error->traceback.trimmed();
    return {};
}

} // namespace sandpad::widgets
