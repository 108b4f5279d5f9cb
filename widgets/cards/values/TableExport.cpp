#include "widgets/cards/values/TableExport.h"

#include "widgets/markup/TableFormats.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QFileDialog>
#include <QGuiApplication>
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
    return { { TableTexts::tr("CSV"), QStringLiteral("csv"), &toCsv },
             { TableTexts::tr("Tab-separated values"), QStringLiteral("tsv"), &toTsv },
             { TableTexts::tr("Markdown"), QStringLiteral("md"), &toMarkdown },
             { TableTexts::tr("JSON"), QStringLiteral("json"), &toJson } };
}

void addCopyActions(QMenu &menu, std::function<HtmlTable()> table)
{
    for (const TableFormat &format : tableFormats()) {
        menu.addAction(
            TableTexts::tr("As %1").arg(format.name), &menu,
            [table, text = format.text] { QGuiApplication::clipboard()->setText(text(table())); });
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

void askAndSaveTable(QWidget *parent, const HtmlTable &table,
                     const std::function<void(const QString &trouble)> &told)
{
    auto *dialog = new QFileDialog(parent->window(), TableTexts::tr("Save table"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    QStringList filters;
    for (const TableFormat &format : tableFormats())
        filters.append(QStringLiteral("%1 (*.%2)").arg(format.name, format.suffix));
    dialog->setNameFilters(filters);
    dialog->setDefaultSuffix(tableFormats().first().suffix);
    dialog->selectFile(QStringLiteral("table.csv"));
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog,
                     [dialog, filters](const QString &filter) {
                         const qsizetype chosen = std::max<qsizetype>(filters.indexOf(filter), 0);
                         dialog->setDefaultSuffix(tableFormats()[chosen].suffix);
                     });
    QObject::connect(dialog, &QFileDialog::fileSelected, parent,
                     [table, told](const QString &path) { told(writeTable(table, path)); });
    dialog->open();
}

} // namespace sandpad::widgets
