#pragma once

#include "widgets/theme/CodeFont.h"

#include <QColor>
#include <QFont>
#include <QPalette>

namespace sandpad::widgets {

/// The colours and fonts of the pad, for a light or a dark desktop. A value. Widgets that paint get
/// it from their parents, and again from ThemeWatcher's signal when the desktop changes.
struct Theme
{
    bool isDark = false;

    QColor window; ///< tab bar and behind the output
    QColor surface; ///< tool bar, editor, cards
    QColor hairline; ///< lines and borders
    QColor text;
    QColor mutedText; ///< secondary facts, line numbers
    QColor accent; ///< the one accent: Run, links, focus
    QColor onAccent; ///< text on the accent
    QColor currentLine;
    QColor selection;
    QColor guide; ///< lines at steps of indentation
    QColor error; ///< text of errors and stderr
    QColor errorSurface; ///< behind a marked line
    QColor success;
    QColor successSurface; ///< behind a green pill
    QColor warning;
    QColor warningSurface;
    QColor info; ///< links, text of a blue pill
    QColor infoSurface; ///< behind what is chosen or switched on

    QColor control; ///< borders of buttons
    QColor field; ///< borders of text fields
    QColor hover; ///< behind what the mouse is over
    QColor pressed;
    QColor bubble; ///< behind a neutral pill
    QColor disabledText;
    QColor errorMark; ///< behind characters that differ
    QColor successMark; ///< behind what they really are
    QColor warningMark; ///< behind what differs from run to run
    QColor hit; ///< behind a text that was found
    QColor hitBorder;
    QColor currentHit; ///< behind the one that is looked at; its text is always onCurrentHit
    QColor currentHitBorder;
    QColor onCurrentHit;

    /// The name of a theme of KDE syntax-highlighting for code; empty: the pad's own colours.
    QString codeTheme;

    QFont uiFont;
    QFont codeFont; ///< monospace

    [[nodiscard]] static Theme light();
    [[nodiscard]] static Theme dark();
    /// Sets codeFont.
    void setCodeFont(const CodeFont &wish);
    /// For Qt's own widgets.
    [[nodiscard]] QPalette palette() const;
};

} // namespace sandpad::widgets
