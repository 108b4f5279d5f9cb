#include "app/session/SessionIndex.h"

#include "app/session/FactsJson.h"
#include "app/session/ScratchFacts.h"
#include "runner/model/Json.h"
#include "runner/model/json/JsonReader.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace sandpad::app {

namespace {

    using nlohmann::json;

    constexpr qsizetype kMostIndexBytes = 64 << 20;

    const QString kReview = QStringLiteral("review");

    bool isFileBelow(const QString &path)
    {
        const QString inClosed = QString::fromLatin1(kClosedFolder) + u'/';
        const QString name = path.startsWith(inClosed) ? path.sliced(inClosed.size()) : path;
        return !name.isEmpty() && !name.contains(u'/') && !name.contains(QChar(0))
            && !name.startsWith(u'.');
    }

    json entryJson(const IndexEntry &entry)
    {
        const KeptPage &kept = entry.page;
        const auto *scratch = std::get_if<Scratch>(&kept.page);
        json object {
            { "id", idOf(kept.page).toStdString() },
            { "file", entry.file.toStdString() },
            { "name", kept.name.toStdString() },
            { "kind", scratch ? "scratch" : kReview.toStdString() },
            { "facts", scratch ? factsOf(*scratch) : factsOf(std::get<StoredReview>(kept.page)) },
        };
        if (!entry.before.isEmpty())
            object["before"] = entry.before.toStdString();
        if (kept.closed.isValid())
            object["closed"] = kept.closed.toUTC().toString(Qt::ISODateWithMs).toStdString();
        if (kept.place >= 0)
            object["place"] = kept.place;
        if (kept.wasPinned)
            object["pinned"] = true;
        return object;
    }

    json listJson(const QList<IndexEntry> &entries)
    {
        auto list = json::array();
        for (const IndexEntry &entry : entries)
            list.push_back(entryJson(entry));
        return list;
    }

    StoredPage pageIn(const json &object, const QList<runner::LevelInfo> &levels)
    {
        json facts = object.value("facts", json::object());
        if (!facts.is_object())
            facts = json::object();
        const QString id = textIn(object, "id");
        if (textIn(object, "kind") == kReview) {
            StoredReview review;
            review.id = id;
            takeFacts(review, facts);
            return review;
        }
        Scratch scratch;
        scratch.id = id;
        takeFacts(scratch, facts, levels);
        return scratch;
    }

    std::optional<IndexEntry> entryIn(const json &object, const QList<runner::LevelInfo> &levels)
    {
        if (!object.is_object())
            return std::nullopt;
        IndexEntry entry { .file = textIn(object, "file"),
                           .before = textIn(object, "before"),
                           .page = {} };
        const QString id = textIn(object, "id");
        if (!isFileBelow(entry.file) || id.isEmpty() || id.contains(u'/') || id.startsWith(u'.'))
            return std::nullopt;
        if (!isFileBelow(entry.before))
            entry.before.clear();
        entry.page = { .page = pageIn(object, levels),
                       .name = textIn(object, "name"),
                       .closed = QDateTime::fromString(textIn(object, "closed"), Qt::ISODateWithMs),
                       .unread = {} };
        if (const json place = object.value("place", json()); place.is_number_integer())
            entry.page.place = static_cast<int>(
                std::clamp<qint64>(place.get<qint64>(), -1, std::numeric_limits<int>::max()));
        const json pinned = object.value("pinned", json());
        entry.page.wasPinned = pinned.is_boolean() && pinned.get<bool>();
        return entry;
    }

    QList<IndexEntry> entriesIn(const json &object, const char *key,
                                const QList<runner::LevelInfo> &levels)
    {
        QList<IndexEntry> entries;
        for (const json &each : listIn(object, key)) {
            if (auto entry = entryIn(each, levels))
                entries.append(std::move(*entry));
        }
        return entries;
    }

    json windowJson(const WindowState &window)
    {
        return { { "current", window.current },
                 { "pinned", window.pinned },
                 { "used", std::vector<int>(window.used.begin(), window.used.end()) },
                 { "geometry", window.geometry.toBase64().toStdString() },
                 { "splitter", window.splitter.toBase64().toStdString() } };
    }

} // namespace

WindowState windowIn(const json &object)
{
    WindowState window;
    takeNumber(object, "current", window.current);
    takeNumber(object, "pinned", window.pinned);
    takeNumber(object, "codePixels", window.formerCodePixels);
    for (const json &place : listIn(object, "used")) {
        if (place.is_number_integer() && place >= 0 && place <= std::numeric_limits<int>::max())
            window.used.append(place.get<int>());
    }
    window.formerTheme = textIn(object, "theme");
    window.geometry = bytesIn(object, "geometry");
    window.splitter = bytesIn(object, "splitter");
    return window;
}

QByteArray indexBytes(const SessionIndex &index)
{
    return runner::jsonBytes({ { "tabs", listJson(index.open) },
                               { "closed", listJson(index.closed) },
                               { "window", windowJson(index.window) } },
                             1);
}

std::optional<SessionIndex> indexFrom(const QByteArray &bytes,
                                      const QList<runner::LevelInfo> &levels)
{
    // Somebody else may have written it: what nests too deep would end the window.
    const auto read = runner::parseJson(bytes, kMostIndexBytes);
    if (!read || !read->is_object() || !read->contains("tabs") || !(*read)["tabs"].is_array())
        return std::nullopt;
    const json &object = *read;
    SessionIndex index;
    index.open = entriesIn(object, "tabs", levels);
    index.closed = entriesIn(object, "closed", levels);
    const json window = object.value("window", json::object());
    if (window.is_object())
        index.window = windowIn(window);
    for (IndexEntry &entry : index.closed) {
        if (!entry.page.closed.isValid())
            entry.page.closed = QDateTime::fromSecsSinceEpoch(0);
    }
    for (IndexEntry &entry : index.open) {
        entry.page.closed = {};
        entry.page.place = -1;
        entry.page.wasPinned = false;
    }
    return index;
}

} // namespace sandpad::app
