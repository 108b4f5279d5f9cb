#include "app/session/OldSession.h"

#include "app/session/FactsJson.h"
#include "app/session/LineTitle.h"
#include "app/session/ScratchFacts.h"
#include "app/session/SessionIndex.h"
#include "runner/model/Json.h"

#include <QDir>
#include <QFile>

namespace sandpad::app {

namespace {

    using nlohmann::json;

    const QString kOldIndex = QStringLiteral("session.json");
    const QString kCode = QStringLiteral(".code");
    const QString kFacts = QStringLiteral(".json");
    const QString kAnswer = QStringLiteral(".answer");

    QByteArray oldContent(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// An object, empty when the file is missing or damaged.
    json oldObject(const QString &path)
    {
        auto object = runner::jsonFrom(oldContent(path));
        return object.is_object() ? object : json::object();
    }

    QStringList oldIds(const QString &folder, const json &index)
    {
        QStringList ids;
        for (const json &id : listIn(index, "scratches")) {
            if (id.is_string())
                ids.append(QString::fromStdString(id.get<std::string>()));
        }
        // Texts that the index does not name still belong to somebody.
        for (const QString &kind : { kCode, kAnswer }) {
            for (const QString &file :
                 QDir(folder).entryList({ u'*' + kind }, QDir::Files, QDir::Time))
                ids.append(file.chopped(kind.size()));
        }
        ids.removeDuplicates();
        ids.removeIf([](const QString &id) { return id.contains(u'/') || id.startsWith(u'.'); });
        return ids;
    }

    KeptPage oldScratch(const QString &path, const QString &id,
                        const QList<runner::LevelInfo> &levels)
    {
        Scratch scratch;
        scratch.id = id;
        scratch.code = oldContent(path + kCode);
        takeFacts(scratch, oldObject(path + kFacts), levels);
        const QString own = scratch.isNamed ? QString() : lineTitle(scratch.code);
        return {
            .page = scratch, .name = own.isEmpty() ? scratch.title : own, .closed = {}, .unread = {}
        };
    }

    KeptPage oldReview(const QString &path, const QString &id)
    {
        StoredReview review;
        review.id = id;
        review.text = oldContent(path + kAnswer);
        takeFacts(review, oldObject(path + kFacts));
        return { .page = review, .name = review.title, .closed = {}, .unread = {} };
    }

} // namespace

OldSession readOldSession(const QString &folder, const QList<runner::LevelInfo> &levels)
{
    const json index = oldObject(folder + u'/' + kOldIndex);
    OldSession old;
    for (const QString &id : oldIds(folder, index)) {
        const QString path = folder + u'/' + id;
        const bool isScratch = QFile::exists(path + kCode);
        if (!isScratch && !QFile::exists(path + kAnswer))
            continue;
        old.session.open.append(isScratch ? oldScratch(path, id, levels) : oldReview(path, id));
        old.files << id + (isScratch ? kCode : kAnswer) << id + kFacts;
    }
    old.files.append(kOldIndex);
    old.session.window = windowIn(index);
    return old;
}

QString oldKeptFolder(const QString &folder, const QString &id)
{
    return folder + u'/' + id + QStringLiteral(".files");
}

} // namespace sandpad::app
