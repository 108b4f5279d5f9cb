#pragma once

#include "widgets/output/OutputDocument.h"
#include "widgets/theme/Theme.h"

#include <QObject>
#include <QPointer>
#include <QUrl>

class QWidget;

namespace sandpad::widgets {

class LinkQuestion;

/// The links of an output as they are pointed at, clicked and asked about. Child of the view that
/// it serves; borrows its document. A link is known by its number in the document's table, 0 is
/// none.
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

    /// Under the pointer.
    [[nodiscard]] quint16 hovered() const { return m_hovered; }
    void hover(quint16 link);
    void press(quint16 link) { m_pressed = link; }
    /// A click when it is the one that was pressed; asks then.
    void release(quint16 link, const Theme &theme);

    /// Shows the question for a link; an older question is dropped.
    void ask(quint16 link, const Theme &theme);
    void copy(quint16 link) const;
    /// The first link behind `after` between two places, else the first at all; so one gets at the
    /// links on the screen by key.
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
