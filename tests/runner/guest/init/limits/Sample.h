#pragma once

#include <QString>

#include <cstdint>

constexpr std::uint64_t kMebi = 1ULL << 20; ///< bytes

/// Writes the files of a recorded sample into a folder. A sample is a text: "== NAME" begins a
/// file, "== NAME -> TARGET" is a link.
void unpackSample(const QString &name, const QString &folder);

/// The file of a sample, once unpacked, gets another content.
void writeSampleFile(const QString &path, const QByteArray &content);
