#pragma once

#include "widgets/theme/Theme.h"

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
};

/// The notes below the cards: the verdict on the whole answer, and what was not checked.
class ReviewNotes : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewNotes(QWidget *parent);

    void setNotes(const NoteTexts &words);
    [[nodiscard]] QString text() const;

private:
    QLabel *m_sentence;
    QLabel *m_evidence;
    QLabel *m_heading;
    QLabel *m_list;
};

} // namespace sandpad::widgets
