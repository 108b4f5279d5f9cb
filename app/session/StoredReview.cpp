#include "app/session/StoredReview.h"

#include "app/session/FactsJson.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QUuid>

#include <nlohmann/json.hpp>

namespace sandpad::app {

namespace {

    using nlohmann::json;

    struct ReviewTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::StoredReview)
    };

    std::optional<runner::BlockRole> roleNamed(const QString &name)
    {
        using runner::BlockRole;
        for (const BlockRole role :
             { BlockRole::Code, BlockRole::Output, BlockRole::Shell, BlockRole::Edit,
               BlockRole::Data, BlockRole::File, BlockRole::Prose }) {
            if (runner::roleName(role) == name)
                return role;
        }
        return std::nullopt;
    }

    json toJson(const BlockChange &change)
    {
        json object { { "index", change.index }, { "unrepaired", change.isUnrepaired } };
        if (change.role) {
            object["role"] = runner::roleName(*change.role).toStdString();
            object["language"] = change.languageId.toStdString();
        }
        if (change.code)
            object["code"] = change.code->toStdString();
        return object;
    }

    std::optional<BlockChange> changeOf(const json &object)
    {
        const auto index = object.is_object() ? object.find("index") : object.end();
        if (!object.is_object() || index == object.end() || !index->is_number_integer())
            return std::nullopt;
        BlockChange change;
        change.index = index->get<int>();
        change.role = roleNamed(textIn(object, "role"));
        change.languageId = textIn(object, "language");
        if (const auto code = object.find("code"); code != object.end() && code->is_string())
            change.code = textIn(object, "code");
        change.isUnrepaired = isTrue(object, "unrepaired");
        return change;
    }

} // namespace

QString StoredReview::shownTitle() const
{
    return title.isEmpty() ? ReviewTexts::tr("Answer") : title;
}

bool StoredReview::isOfFile(const QString &other) const
{
    return !path.isEmpty() && QFileInfo(path) == QFileInfo(other);
}

StoredReview freshReview(const QString &title, const QByteArray &text, const QString &path)
{
    StoredReview review;
    review.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    review.title = title;
    review.text = text;
    if (!path.isEmpty())
        review.path = QFileInfo(path).absoluteFilePath();
    return review;
}

json factsOf(const StoredReview &review)
{
    auto changes = json::array();
    for (const BlockChange &change : review.changes)
        changes.push_back(toJson(change));
    return { { "title", review.title.toStdString() },
             { "path", review.path.toStdString() },
             { "scope", review.scope.toStdString() },
             { "changes", std::move(changes) } };
}

void takeFacts(StoredReview &review, const json &facts)
{
    review.title = textIn(facts, "title");
    review.path = textIn(facts, "path");
    review.scope = textIn(facts, "scope");
    for (const json &object : listIn(facts, "changes")) {
        if (auto change = changeOf(object))
            review.changes.append(std::move(*change));
    }
}

} // namespace sandpad::app
