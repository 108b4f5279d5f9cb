#include "widgets/cards/values/TableExport.h"

#include "widgets/controls/CopiedText.h"
#include "widgets/controls/LastFolder.h"
#include "widgets/markup/TableFormats.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMenu>
#include <QSaveFile>

#include <algorithm>
#include <utility>

namespace sandpad::widgets {

namespace {

    struct TableTexts
    {
        Q_DECLARE_TR_FUNCTIONS(TableTexts)
    };

} // namespace

QList<TableFormat> tableFormats()
{
    return {
        { .name = TableTexts::tr("CSV"), .suffix = QStringLiteral("csv"), .text = &toCsv },
        { .name = TableTexts::tr("Tab-separated values"),
          .suffix = QStringLiteral("tsv"),
          .text = &toTsv },
        { .name = TableTexts::tr("Markdown"), .suffix = QStringLiteral("md"), .text = &toMarkdown },
        { .name = TableTexts::tr("JSON"), .suffix = QStringLiteral("json"), .text = &toJson }
    };
}

void addCopyActions(QMenu &menu, const std::function<HtmlTable()> &table)
{
    for (const TableFormat &format : tableFormats()) {
        menu.addAction(TableTexts::tr("As %1").arg(format.name), &menu,
                       [table, text = format.text] { copyText(text(table())); });
    }
}

QString writeTable(const HtmlTable &table, const QString &path)
{
    const QList<TableFormat> all = tableFormats();
    const auto named = std::ranges::find_if(all, [&path](const TableFormat &format) {
        return path.endsWith(u'.' + format.suffix, Qt::CaseInsensitive);
    });
    const TableFormat &format = named == all.end() ? all.first() : *named;
    QSaveFile file(path);
    const QByteArray bytes = format.text(table).toUtf8();
    const bool isSaved =
        file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    return isSaved ? QString()
                   : TableTexts::tr("%1 could not be saved: %2.").arg(path, file.errorString());
}

bool isParquet(const QString &path)
{
    return path.endsWith(QLatin1String(".parquet"), Qt::CaseInsensitive);
}

void askForTablePath(QWidget *parent, const std::function<void(const QString &path)> &chosen)
{
    auto *dialog = new QFileDialog(parent->window(), TableTexts::tr("Save table"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    beginInLastFolder(*dialog);
    QStringList filters;
    QStringList suffixes;
    const auto add = [&filters, &suffixes](const QString &name, const QString &suffix) {
        filters.append(QStringLiteral("%1 (*.%2)").arg(name, suffix));
        suffixes.append(suffix);
    };
    for (const TableFormat &format : tableFormats())
        add(format.name, format.suffix);
    add(QStringLiteral("Parquet"), QStringLiteral("parquet"));
    dialog->setNameFilters(filters);
    dialog->setDefaultSuffix(suffixes.first());
    dialog->selectFile(QStringLiteral("table.csv"));
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog,
                     [dialog, filters, suffixes](const QString &filter) {
                         const qsizetype at = std::max<qsizetype>(filters.indexOf(filter), 0);
                         dialog->setDefaultSuffix(suffixes[at]);
                     });
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

} // namespace sandpad::widgets
