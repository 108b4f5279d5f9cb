#pragma once

#include "runner/model/Error.h"

#include <QByteArray>
#include <QList>
#include <QLocale>
#include <QString>

#include <optional>

namespace sandpad::app {

/// How the characters of a file are written as bytes. A value. Where text is meant, it is in UTF-8
/// here; that of a file in UTF-8 is its bytes as they are, valid or not, so that nothing is lost.
struct TextEncoding
{
    QString name = QStringLiteral("UTF-8"); ///< as QStringConverter knows it
    bool hasMark = false; ///< the file begins with a byte order mark, which is no part of the text

    bool operator==(const TextEncoding &) const = default;

    /// UTF-8 without a mark, which needs no mention.
    [[nodiscard]] bool isUsual() const { return *this == TextEncoding(); }
    /// Such as "UTF-8 BOM", for people and for files.
    [[nodiscard]] QString shown() const;
};

/// What a person can choose from, the usual one first; only what Qt can read and write here.
[[nodiscard]] QList<TextEncoding> offeredEncodings();

/// The one that is shown so, the usual one for an empty word; nothing when there is none here.
[[nodiscard]] std::optional<TextEncoding> encodingShownAs(const QString &shown);

/// The encoding that a file seems to have: what its byte order mark says, else what a remark at its
/// beginning says ("# coding: latin-1", as Python reads it), else UTF-8 where it is
/// valid, else the one that files had before Unicode where the locale is from. What decoded() makes
/// of it can always be written back as the same bytes.
[[nodiscard]] TextEncoding guessedEncoding(const QByteArray &bytes,
                                           const QLocale &locale = QLocale());

/// The same for a file whose encoding was known before its bytes became these. It stays unless
/// they tell another one.
[[nodiscard]] TextEncoding guessedAgain(const QByteArray &bytes, const TextEncoding &before);

/// The text of a file, in UTF-8. The error is a sentence: from that text the same bytes could not
/// be made again.
[[nodiscard]] runner::Result<QByteArray> decoded(const QByteArray &bytes,
                                                 const TextEncoding &encoding);

/// The bytes of a file with this text. The error is a sentence that names the first character which
/// the encoding does not have, and its line.
[[nodiscard]] runner::Result<QByteArray> encoded(const QByteArray &text,
                                                 const TextEncoding &encoding);

/// The text for a file of this encoding: a remark at the beginning that tells another one
/// ("# coding: latin-1") tells this one then. Unchanged for UTF-16 and UTF-32, which no such remark
/// tells.
[[nodiscard]] QByteArray tellingEncoding(const QByteArray &text, const TextEncoding &encoding);

} // namespace sandpad::app
