#pragma once

#include "runner/model/ErrorReport.h"
#include "widgets/cards/Card.h"
#include "widgets/cards/LabelSearch.h"

#include <QStringList>

class QLabel;
class QVBoxLayout;

namespace sandpad::widgets {

class FrameList;
class SourceExcerpt;

/// An uncaught error or a compiler's messages. First comes what happened, then where, then the
/// causes. Each place in the user's own code is a link to its line. A click shows the text as the
/// runtime printed it.
class ErrorCard : public Card
{
    Q_OBJECT

public:
    /// `source` are the program's lines; the card shows the one of each frame.
    ErrorCard(runner::ErrorReport error, QStringList source, QWidget *parent);

    void setTheme(const Theme &theme) override;
    [[nodiscard]] int heightFor(int width) const override;
    [[nodiscard]] QStringList searchedLines() override { return m_search.takeLines(m_traceback); }
    void openHit() override;
    [[nodiscard]] int seekHit() override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void onHits() override { m_search.select(hits()); }

private:
    /// Did a compiler name several places of the program?
    [[nodiscard]] bool hasMessages() const;
    /// How many entries the list has: a compiler's messages, or the causes.
    [[nodiscard]] qsizetype listed() const;
    [[nodiscard]] runner::Frame place() const;
    [[nodiscard]] QString headingOf(qsizetype index) const;
    void addHeadline();
    void addList();
    void addHint();
    void addNote(const QString &text);
    void addButtons();
    void addButton(QLayout &row, const QString &text, const QString &description,
                   const OutputRequest &request);
    void addTraceback(QLayout &row);
    /// Puts the next entries into the list.
    void showMore(qsizetype count);
    QWidget *newMessage(const runner::Diagnostic &message);
    QWidget *newCause(const runner::Cause &cause, qsizetype index);
    QLabel *newText(const QString &text, QWidget *parent);
    QLabel *newHeading(const QString &text, QWidget *parent);
    FrameList *newFrames(const QList<runner::Frame> &frames, qsizetype mostPlaces, QWidget *parent);
    void applyFonts();

    runner::ErrorReport m_error;
    QStringList m_source;
    QVBoxLayout *m_layout;
    QVBoxLayout *m_list;
    qsizetype m_shown = 0; ///< entries of the list
    QToolButton *m_more = nullptr; ///< null when all are shown from the beginning
    QLabel *m_rest = nullptr; ///< the message without its first line, or null
    QLabel *m_traceback = nullptr;
    QToolButton *m_showTraceback = nullptr; ///< comes and goes with it
    LabelSearch m_search { *this };
    QList<QLabel *> m_headings;
    QList<FrameList *> m_frames;
    QList<SourceExcerpt *> m_excerpts;
};

} // namespace sandpad::widgets
