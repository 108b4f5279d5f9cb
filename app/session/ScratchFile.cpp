#include "app/session/ScratchFile.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

namespace sandpad::app {

namespace {

    struct FileTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::ScratchFile)
    };

    QString absolute(const QString &path)
    {
        return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    }

    QByteArray sizeMark(qsizetype bytes)
    {
        return QByteArray::number(bytes) + ' ';
    }

    /// The size comes first, so that most texts are told apart without being read.
    QByteArray markOfText(const QByteArray &text)
    {
        return sizeMark(text.size())
            + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
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

bool ScratchFile::held(const QByteArray &text) const
{
    return mayHaveHeld(text.size()) && mark == markOfText(text);
}

bool ScratchFile::heldBytes(const QByteArray &bytes) const
{
    const auto text = decoded(bytes, encoding);
    return text && held(*text);
}

bool ScratchFile::mayHaveHeld(qsizetype bytes) const
{
    return mark.startsWith(sizeMark(bytes));
}

QString fileWords(const ScratchFile &file, bool isChanged, const std::optional<FileStamp> &stamp)
{
    if (!file.exists())
        return {};
    if (stamp && !stamp->isThere())
        return FileTexts::tr("%1\nnot there any more").arg(file.path);
    if (!isChanged && stamp && !stamp->isWritable)
        return FileTexts::tr("%1\nsaved, read-only").arg(file.path);
    return isChanged ? FileTexts::tr("%1\nchanged, not in the file yet").arg(file.path)
                     : FileTexts::tr("%1\nsaved").arg(file.path);
}

ScratchFile scratchFile(const QString &path, const QByteArray &text, const TextEncoding &encoding)
{
    return { .path = absolute(path), .mark = markOfText(text), .encoding = encoding };
}

} // namespace sandpad::app
