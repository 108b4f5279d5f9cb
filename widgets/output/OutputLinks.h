#pragma once

#include "widgets/output/OutputDocument.h"
#include "widgets/theme/Theme.h"

#include <QObject>
#include <QPointer>
#include <QUrl>

class QWidget;

namespace sandpad::widgets {

class LinkQuestion;

/// Handles pointing at links of an output, clicks on them, and the question before one is opened.
/// Child of the view that it serves; borrows its document. A link is named by its number in the
/// document's table; 0 is none.
class OutputLinks : public QObject
{
    Q_OBJECT

public:
    /// From the first to behind the last unit of a link, in one line.
    struct Place
    {
        OutputPosition start;
        OutputPosition end;
    };

    OutputLinks(const OutputDocument &document, QWidget *view, QWidget *viewport);

    /// The link under the pointer.
    [[nodiscard]] quint16 hovered() const { return m_hovered; }
    void hover(const std::optional<OutputPosition> &place, Qt::KeyboardModifiers modifiers);
    /// The link that a click there is for; 0: none. An address in plain text takes Ctrl, because
    /// people click into text to select it.
    [[nodiscard]] quint16 at(const std::optional<OutputPosition> &place,
                             Qt::KeyboardModifiers modifiers) const;
    void press(quint16 link) { m_pressed = link; }
    /// Asks about the link if it is the one that was pressed: then it was clicked.
    void release(quint16 link, const Theme &theme);

    /// Shows the question for a link; an older question is dropped.
    void ask(quint16 link, const Theme &theme);
    void copy(quint16 link) const;
    /// The first link between two places that is behind `after`; when there is none, the first
    /// between them. So the keyboard reaches all links on the screen.
    [[nodiscard]] std::optional<Place> next(OutputPosition from, OutputPosition to,
                                            OutputPosition after) const;

signals:
    void openChosen(const QUrl &url);

private:
    [[nodiscard]] QList<Place> placesIn(std::size_t item, qsizetype line) const;

    const OutputDocument &m_document;
    QWidget *m_view;
    QWidget *m_viewport;
    QPointer<LinkQuestion> m_question;
    quint16 m_hovered = 0;
    quint16 m_pressed = 0;
};

} // namespace sandpad::widgets
