#include "widgets/output/ItemCard.h"

#include "widgets/cards/FoldCard.h"
#include "widgets/cards/OutcomeCard.h"
#include "widgets/cards/errors/ErrorCard.h"
#include "widgets/cards/files/FilesCard.h"
#include "widgets/cards/values/BundleCard.h"
#include "widgets/cards/values/TreeCard.h"

#include <QRegularExpression>

#include <ranges>

namespace sandpad::widgets {

namespace {

    /// The last line, where it is a name, or names with points between them. Its value is the one
    /// of the run then.
    QString lastName(const QStringList &source)
    {
        static const QRegularExpression names(
            QStringLiteral(R"(^[\p{L}_$][\w$]*(?:\.[\p{L}_$][\w$]*)*;?$)"),
            QRegularExpression::UseUnicodePropertiesOption);
        for (const QString &line : source | std::views::reverse) {
            const QString text = line.trimmed();
            if (text.isEmpty())
                continue;
            return text.contains(names) ? QString(text).remove(u';') : QString();
        }
        return {};
    }

    Card *makeValueCard(const runner::Value &value, const QStringList &source, QWidget *parent,
                        TableRoom &room)
    {
        Card *card = makeCard(value.data, parent, room);
        if (auto *tree = qobject_cast<TreeCard *>(card))
            tree->setExpression(lastName(source));
        return card;
    }

} // namespace

Card *makeCard(const OutputItem &item, const QStringList &source, QWidget *parent, TableRoom &room)
{
    if (const auto *display = std::get_if<runner::Display>(&item.rich))
        return makeCard(display->data, parent, room);
    if (const auto *value = std::get_if<runner::Value>(&item.rich))
        return makeValueCard(*value, source, parent, room);
    if (const auto *json = std::get_if<PrintedJson>(&item.rich))
        return makeCard(json->data, parent, room);
    if (const auto *error = std::get_if<runner::ErrorReport>(&item.rich))
        return new ErrorCard(*error, source, parent);
    if (const auto *fold = std::get_if<FoldedText>(&item.rich))
        return new FoldCard(fold->text, parent);
    if (const auto *files = std::get_if<QList<runner::FileEntry>>(&item.rich))
        return new FilesCard(*files, parent);
    if (const auto *result = std::get_if<runner::RunResult>(&item.rich))
        return new OutcomeCard(*result, parent);
    return nullptr;
}

} // namespace sandpad::widgets
