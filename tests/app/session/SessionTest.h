#pragma once

#include "app/session/SessionStore.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QObject>
#include <QTemporaryDir>

/// What tests of sessions share.
class SessionTest : public QObject
{
protected:
    using Scratch = sandpad::app::Scratch;
    using KeptPage = sandpad::app::KeptPage;

    static QList<sandpad::runner::LevelInfo> levels()
    {
        QList<sandpad::runner::LevelInfo> levels(3);
        levels[0].level = sandpad::runner::IsolationLevel(QStringLiteral("landlock"));
        levels[1].level = sandpad::runner::IsolationLevel(QStringLiteral("slow but strong"));
        levels[1].use = sandpad::runner::LevelUse::OnRequest;
        levels[2].level = sandpad::runner::IsolationLevel(QStringLiteral("none"));
        levels[2].isolates = false;
        return levels;
    }

    static QList<sandpad::runner::LanguageInfo> languages()
    {
        QList<sandpad::runner::LanguageInfo> languages(2);
        languages[0].id = languages[0].name = QStringLiteral("python");
        languages[0].extensions = QStringList { QStringLiteral("py"), QStringLiteral("pyw") };
        languages[1].id = languages[1].name = QStringLiteral("javascript");
        languages[1].extensions = QStringList { QStringLiteral("js") };
        return languages;
    }

    /// Sorted, without those that are hidden and the list.
    static QStringList filesIn(const QString &folder)
    {
        QStringList files = QDir(folder).entryList(QDir::Files, QDir::Name);
        files.removeOne(QStringLiteral("sandpad.json"));
        return files;
    }

    static QByteArray content(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("nothing");
    }

    static bool put(const QString &path, const QByteArray &content)
    {
        QFile file(path);
        return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly)
            && file.write(content) == content.size();
    }

    static QByteArrayList texts(const QList<KeptPage> &pages)
    {
        QByteArrayList texts;
        for (const KeptPage &kept : pages)
            texts.append(sandpad::app::textOf(kept.page));
        return texts;
    }

    static Scratch scratch(const QString &id, const QByteArray &code)
    {
        Scratch made;
        made.id = id;
        made.title = QStringLiteral("Title ") + id;
        made.file = sandpad::app::scratchFile(QStringLiteral("/folder of ") + id, code);
        made.file.encoding = { .name = QStringLiteral("windows-1252") };
        made.languageId = QStringLiteral("python");
        made.code = code;
        made.limits.cpu = std::chrono::milliseconds(1234);
        made.network = sandpad::runner::Network::On;
        made.isolation = sandpad::runner::IsolationLevel(QStringLiteral("landlock"));
        made.interpreter = QStringLiteral("/opt/py");
        made.isNamed = true;
        made.caret = { .line = 3, .column = 4 };
        return made;
    }
};
