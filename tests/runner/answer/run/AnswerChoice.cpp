#include "AnswerChoice.h"

#include "runner/model/Json.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Does an answer ask for the time? Its output today may differ from the recorded one.
bool asksTheTime(const QString &answer)
{
    static const QRegularExpression pattern(
        QStringLiteral(R"(\b(?:datetime|today|now\(|Date\b|DateTime|strftime))"));
    return pattern.match(answer).hasMatch();
}

/// Language and verdict of each block.
QStringList kindsOf(const QByteArray &expectation)
{
    const auto json = sandpad::runner::jsonFrom(expectation);
    QStringList kinds;
    for (const auto &block : json["blocks"]) {
        if (block.contains("language") && block.contains("verdict"))
            kinds.append(QString::fromStdString(block["language"].get<std::string>() + ' '
                                                + block["verdict"].get<std::string>()));
    }
    return kinds;
}

bool isCompiled(const QString &kind)
{
    return kind.startsWith(QLatin1String("csharp "));
}

} // namespace

QStringList answerNames(const QDir &folder)
{
    QStringList names = folder.entryList({ QStringLiteral("*.json") }, QDir::Files, QDir::Name);
    for (QString &name : names)
        name.chop(5);
    return names;
}

QStringList chosenAnswers(const QDir &folder)
{
    QStringList chosen;
    QStringList others;
    QSet<QString> had;
    for (const QString &name : answerNames(folder)) {
        const QStringList kinds =
            kindsOf(contentOf(folder.filePath(name + QStringLiteral(".json"))));
        const bool isNew =
            std::ranges::any_of(kinds, [&](const QString &kind) { return !had.contains(kind); });
        const QString answer =
            QString::fromUtf8(contentOf(folder.filePath(name + QStringLiteral(".md"))));
        const bool isChosen = isNew || asksTheTime(answer);
        if (isChosen)
            chosen.append(name);
        else if (std::ranges::none_of(kinds, isCompiled))
            others.append(name);
        for (const QString &kind : isChosen ? kinds : QStringList())
            had.insert(kind);
    }
    return chosen
        + others.first(std::clamp<qsizetype>(kLeastChosen - chosen.size(), 0, others.size()));
}
