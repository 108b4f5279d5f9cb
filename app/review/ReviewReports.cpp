#include "app/review/ReviewReports.h"

#include "widgets/controls/LastFolder.h"
#include "widgets/figures/Background.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>

namespace sandpad::app {

namespace {

    QString filterOf(ReportFormat format)
    {
        return QStringLiteral("%1 (*.%2)").arg(nameOf(format), endingOf(format));
    }

    /// A title as a file's name.
    QString fileNameOf(const QString &title)
    {
        QString name;
        for (const QChar letter : title.left(60)) {
            if (letter.isLetterOrNumber())
                name += letter.toLower();
            else if (!name.isEmpty() && !name.endsWith(u'-'))
                name += u'-';
        }
        while (name.endsWith(u'-'))
            name.chop(1);
        return name.isEmpty() ? QStringLiteral("report") : name + QStringLiteral("-report");
    }

} // namespace

void ReviewReports::copy(const runner::Review &review)
{
    QGuiApplication::clipboard()->setText(runner::toMarkdown(review));
    emit noticed(tr("The report is on the clipboard, as Markdown."));
}

void ReviewReports::copyFailures(const runner::Review &review)
{
    const QString failures = runner::failuresAsMarkdown(review);
    if (failures.isEmpty())
        return emit noticed(tr("Nothing is false, so nothing was copied."));
    QGuiApplication::clipboard()->setText(failures);
    emit noticed(tr("What is false is on the clipboard, as Markdown for the model."));
}

void ReviewReports::askAndSave(QWidget *parent, const runner::Review &review, const QString &title,
                               ReportFormat proposed)
{
    auto *dialog = new QFileDialog(parent, tr("Save report"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    widgets::beginInLastFolder(*dialog);
    QStringList filters;
    for (const ReportFormat format : kReportFormats)
        filters.append(filterOf(format));
    dialog->setNameFilters(filters);
    dialog->selectNameFilter(filterOf(proposed));
    dialog->setDefaultSuffix(endingOf(proposed));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        for (const ReportFormat format : kReportFormats) {
            if (filter == filterOf(format))
                dialog->setDefaultSuffix(endingOf(format));
        }
    });
    dialog->selectFile(fileNameOf(title) + u'.' + endingOf(proposed));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, review, title](const QString &path) { save(path, review, title); });
    dialog->open();
}

void ReviewReports::save(const QString &path, const runner::Review &review, const QString &title)
{
    widgets::inBackground(
        this, [path, review, title] { return writeReport(path, review, title); },
        [this, path](const runner::Result<void> &written) {
            emit noticed(written ? tr("The report is saved as %1.").arg(path)
                                 : written.error().text);
        });
}

} // namespace sandpad::app
