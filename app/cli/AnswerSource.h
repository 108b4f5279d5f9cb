#pragma once

#include "runner/model/Error.h"

#include <QFile>
#include <QStringList>

#include <memory>
#include <optional>

namespace sandpad::app {

/// Limits of `sandpad verify` on what it is given.
inline constexpr qsizetype kMostAnswers = 1'000'000; ///< files of a folder that are looked for

/// An answer that is to be judged, or the sentence that says why it cannot be read.
struct NamedAnswer
{
    QString name; ///< the path, for a line of a file "PATH:LINE"; for people and in reports
    runner::Result<QByteArray> text; ///< Markdown
};

/// Reads one answer; "-" is standard input. What is no text is an error, and so are JSON Lines.
/// Blocks while it reads.
[[nodiscard]] runner::Result<QByteArray> readAnswerFile(const QString &path);

/// The answers that the arguments of `sandpad verify` name, in their order. Of these only one is in
/// memory at a time. Move-only.
class AnswerSource
{
public:
    /// Walks through the folders among the paths: a folder stands for the Markdown files in it, or
    /// for the files of JSON Lines where there is a `field`, in the order of their names. Links in
    /// them are left out. An error's sentence names the path. Blocks while it walks.
    ///
    /// `field` is empty where each file is an answer. Otherwise each line of a file is a JSON
    /// object that holds an answer in this field, or at this JSON Pointer (RFC 6901) if it begins
    /// with "/".
    [[nodiscard]] static runner::Result<AnswerSource> of(const QStringList &paths,
                                                         const QString &field);

    /// The next answer; nothing at the end. Blocks while it reads.
    [[nodiscard]] std::optional<NamedAnswer> next();
    /// How many there are; nothing where that is not known, because lines hold them.
    [[nodiscard]] std::optional<qsizetype> count() const;

private:
    [[nodiscard]] std::optional<NamedAnswer> nextLine();
    [[nodiscard]] bool openNextFile(NamedAnswer &refused);

    /// A name may be no UTF-8.
    struct Path
    {
        QString name; ///< for people
        QByteArray native;
    };
    [[nodiscard]] static runner::Result<QList<Path>> filesIn(const QString &folder, bool ofLines);
    [[nodiscard]] static std::unique_ptr<QFile> opened(const Path &path);
    [[nodiscard]] static runner::Result<QByteArray> read(const Path &path);

    QList<Path> m_paths;
    qsizetype m_at = 0; ///< of the next path
    QString m_field;
    std::unique_ptr<QFile> m_lines; ///< open while its lines are read
    QString m_linesName; ///< of that file
    int m_line = 0; ///< of the line that was read last, 1-based
};

} // namespace sandpad::app
