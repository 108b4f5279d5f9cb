#include "app/session/ScratchFile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

namespace sandpad::app {

namespace {

    QString absolute(const QString &path)
    {
        return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    }

    QByteArray sizeMark(qsizetype bytes)
    {
        return QByteArray::number(bytes) + ' ';
    }

    /// The size comes first, so that most texts are told apart without being read.
    QByteArray markOf(const QByteArray &content)
    {
        return sizeMark(content.size())
            + QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex();
    }

} // namespace

bool ScratchFile::isAt(const QString &other) const
{
    return exists() && path == absolute(other);
}

QString ScratchFile::folder() const
{
    return exists() ? QFileInfo(path).absolutePath() : QString();
}

QString ScratchFile::name() const
{
    return QFileInfo(path).fileName();
}

bool ScratchFile::held(const QByteArray &content) const
{
    return mayHaveHeld(content.size()) && mark == markOf(content);
}

bool ScratchFile::mayHaveHeld(qsizetype bytes) const
{
    return mark.startsWith(sizeMark(bytes));
}

ScratchFile scratchFile(const QString &path, const QByteArray &content)
{
    return { .path = absolute(path), .mark = markOf(content) };
}

} // namespace sandpad::app
