#pragma once

#include "app/session/Scratch.h"
#include "app/session/StoredReview.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <variant>

namespace sandpad::app {

/// What a tab holds.
using StoredPage = std::variant<Scratch, StoredReview>;

[[nodiscard]] QString idOf(const StoredPage &page);
/// The code of a scratch, the answer of a review: what its file holds.
[[nodiscard]] const QByteArray &textOf(const StoredPage &page);
void setText(StoredPage &page, const QByteArray &text);
/// What its tab is called.
[[nodiscard]] QString titleOf(const StoredPage &page);

/// A page as it is kept. A value.
struct KeptPage
{
    StoredPage page;
    QString name; ///< what its tab is called, and its file
    QDateTime closed; ///< when its tab was closed; invalid while it is open
    /// The file below the session's folder that has the text, as long as the page has not: texts of
    /// pages that were closed in earlier sessions stay on the disk until they are wanted.
    QString unread;
    bool wasPinned = false; ///< when it was closed
    int place = -1; ///< of its tab among the others when it was closed, from 0; -1: nobody knows

    bool operator==(const KeptPage &) const = default;
};

/// What the window looked like, besides its pages.
struct WindowState
{
    QByteArray geometry;
    QByteArray splitter;
    int current = 0;
    int pinned = 0; ///< that many tabs, the first ones, are pinned
    QList<int> used {}; ///< places of tabs, the one that was shown last first
    /// What older versions kept here: "light", "dark", or another word for the desktop's theme, and
    /// the size of code and output. The settings have them now; read, but never written.
    QString formerTheme {};
    int formerCodePixels = 0; ///< 0: none

    bool operator==(const WindowState &) const = default;
};

/// A value.
struct Session
{
    QList<KeptPage> open; ///< in the order of their tabs
    QList<KeptPage> closed; ///< the one that was closed last comes first
    WindowState window;
    /// A sentence when something was found otherwise than it was left; else empty.
    QString restored;
    bool wasBrokenOff = false; ///< whoever had it open was not closed

    [[nodiscard]] bool has(const QString &id) const;
};

} // namespace sandpad::app
