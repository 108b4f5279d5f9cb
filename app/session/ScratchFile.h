#pragma once

#include "app/session/FileStamp.h"
#include "app/session/TextEncoding.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace sandpad::app {

/// The file that a scratch was opened from or saved to, and a mark of the text that it held when
/// Sandpad last read or wrote it. A value; it touches no disk. Texts are in UTF-8, whatever the
/// file's encoding is.
struct ScratchFile
{
    QString path; ///< absolute; empty: the scratch has no file
    QByteArray mark;
    TextEncoding encoding {};

    [[nodiscard]] bool exists() const { return !path.isEmpty(); }
    /// Is it the file at this path, which may be relative?
    [[nodiscard]] bool isAt(const QString &other) const;
    [[nodiscard]] QString folder() const;
    [[nodiscard]] QString name() const;
    /// Is this the text that the file held?
    [[nodiscard]] bool held(const QByteArray &text) const;
    /// Are these the bytes of the text that the file held?
    [[nodiscard]] bool heldBytes(const QByteArray &bytes) const;
    /// False when a text of this size cannot be what the file held.
    [[nodiscard]] bool mayHaveHeld(qsizetype bytes) const;

    bool operator==(const ScratchFile &) const = default;
};

/// Where the file lies, and whether it has the text, in two lines; empty where there is none.
/// `stamp`: what the disk tells of it; nothing: it was not asked.
[[nodiscard]] QString fileWords(const ScratchFile &file, bool isChanged,
                                const std::optional<FileStamp> &stamp = {});

/// `path` may be relative to the current folder.
[[nodiscard]] ScratchFile scratchFile(const QString &path, const QByteArray &text,
                                      const TextEncoding &encoding = {});

} // namespace sandpad::app
