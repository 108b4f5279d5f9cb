#pragma once

#include "widgets/theme/Theme.h"

#include <QStringList>
#include <QWidget>

class QLabel;

namespace sandpad::widgets {

/// The notes below the cards: the verdict on the whole answer, and what was not checked.
class ReviewNotes : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewNotes(QWidget *parent);

    /// The sentence is empty while nothing has run yet.
    void setNotes(const QString &sentence, const QStringList &notChecked);
    [[nodiscard]] QString text() const;

private:
    QLabel *m_sentence;
    QLabel *m_heading;
    QLabel *m_list;
};

} // namespace sandpad::widgets
