#pragma once

#include "app/settings/Settings.h"
#include "runner/model/Error.h"

#include <QString>

#include <optional>

namespace sandpad::app {

/// The settings in a file of JSON that people may edit, too. It holds what is not as usual, and all
/// that Sandpad does not know. All functions block for as long as the disk does.
///
/// A file that is no JSON is never written over: it is moved aside, under a name of its own.
class SettingsFile
{
public:
    explicit SettingsFile(QString path)
        : m_path(std::move(path))
    { }

    /// Where it is, below Sandpad's folder for what people configure.
    [[nodiscard]] static QString pathIn(const QString &configFolder);
    [[nodiscard]] const QString &path() const { return m_path; }

    struct Found
    {
        Settings settings {};
        bool isThere = false; ///< has there been a file?
        /// A sentence about what cannot be used; else empty.
        QString notice {};
    };
    /// What cannot be read is as usual.
    [[nodiscard]] Found read() const;
    /// What somebody may have written there meanwhile. Unlike read(), it leaves a damaged file
    /// where it is, as a person may be about to mend it; the error is a sentence then. Nothing
    /// where there is no file or it is empty: most programs that write it begin so.
    [[nodiscard]] runner::Result<std::optional<Found>> look() const;

    /// Brings what differs between two settings into the file, and leaves alone what somebody else
    /// has written there meanwhile. Returns a sentence where that was damaged and is set aside,
    /// else an empty one. The error is a sentence, too; the file is as it was then.
    [[nodiscard]] runner::Result<QString> write(const Settings &before, const Settings &now) const;

private:
    /// The bytes; empty where there is no file.
    [[nodiscard]] runner::Result<QByteArray> content() const;
    /// Moves the file to a path that nothing has. Returns that path.
    [[nodiscard]] runner::Result<QString> moveAside() const;

    QString m_path;
};

} // namespace sandpad::app
