#pragma once

#include "runner/model/Error.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace sandpad::app {

/// What a start of Sandpad asks of a window that is open already. A value.
struct Handover
{
    QStringList files = {}; ///< absolute paths, to be opened
    /// The id of the language of a scratch to begin; empty: none.
    QString newScratch = {};
    bool pastesAnswer = false; ///< the answer on the clipboard is to be reviewed
    /// The desktop's leave to raise a window; empty where it gave none.
    QByteArray activationToken = {};

    bool operator==(const Handover &) const = default;
};

/// The desktop's leave for this start, from XDG_ACTIVATION_TOKEN or DESKTOP_STARTUP_ID. Call it
/// before there is a QApplication, which takes them out of the environment.
[[nodiscard]] QByteArray ownActivationToken();
/// Relative paths are those of the current folder.
[[nodiscard]] QStringList absolutePaths(const QStringList &paths);
/// What the arguments of a start ask for: `--new LANGUAGE`, `--paste-answer`, and files.
[[nodiscard]] Handover wantedBy(QStringList arguments);

/// As it is sent: four bytes of length, the highest first, then JSON {"version", "files", "token",
/// "new", "paste"}.
[[nodiscard]] QByteArray messageOf(const Handover &handover);

/// The bytes before the JSON.
inline constexpr qsizetype kHandoverHead = 4;
/// The longest JSON that is taken.
inline constexpr qsizetype kMostHandoverBytes = 1 << 20;
/// The length that a message's first bytes announce; an error when it is longer than one may be.
[[nodiscard]] runner::Result<qsizetype> handoverLength(const QByteArray &head);
/// The JSON of a message, which anybody may have sent. Refused are other versions, paths that are
/// not absolute, and more of anything than a start could mean.
[[nodiscard]] runner::Result<Handover> handoverFrom(const QByteArray &json);

/// What the window answers when it has taken the files.
inline constexpr char kHandoverTaken[] = "taken";

} // namespace sandpad::app
