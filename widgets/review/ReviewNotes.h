#pragma once

#include "widgets/review/ExcerptView.h"

#include <QStringList>
#include <QWidget>

class QLabel;

namespace sandpad::widgets {

/// What the notes say.
struct NoteTexts
{
    QString sentence; ///< the verdict of the whole; empty while nothing has run yet
    QString evidence; ///< what could be forged; empty when there is nothing to say
    QStringList notChecked; ///< a sentence each
    QString closing = {}; ///< what the answer says after its last block; shown when it is found
};

/// The notes below the cards: the verdict on the whole answer, and what was not checked.
class ReviewNotes : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewNotes(QWidget *parent);

    void setNotes(const NoteTexts &words);
    [[nodiscard]] QString text() const;
    /// Marks the notes if something was found in text().
    void setHits(const TextHits &hits);

private:
    QLabel *m_sentence;
    QLabel *m_evidence;
    QLabel *m_heading;
    QLabel *m_list;
    QLabel *m_closing;
};

} // namespace sandpad::widgets
