#include "widgets/review/ReviewNotes.h"

#include "widgets/cards/PlainLabel.h"
#include "widgets/review/BlockTexts.h"
#include "widgets/text/InvisibleCharacters.h"

#include <QVBoxLayout>

#include <algorithm>

namespace sandpad::widgets {

ReviewNotes::ReviewNotes(QWidget *parent)
    : QWidget(parent)
    , m_sentence(plainLabel({}, this))
    , m_evidence(plainLabel({}, this))
    , m_heading(plainLabel(tr("Not checked"), this))
    , m_list(plainLabel({}, this))
    , m_closing(plainLabel({}, this))
{
    setAccessibleName(tr("Verdict of the whole"));
    auto *column = new QVBoxLayout(this);
    constexpr int kNotesSide = 16;
    column->setContentsMargins(kNotesSide, 4, kNotesSide, kNotesSide);
    column->setSpacing(4);
    m_sentence->setObjectName(QStringLiteral("blockNumber"));
    for (QLabel *label : { m_sentence, m_evidence, m_heading, m_list, m_closing })
        column->addWidget(label);
    for (QLabel *label : { m_evidence, m_heading, m_list })
        label->setProperty("tone", QStringLiteral("muted"));
}

void ReviewNotes::setNotes(const NoteTexts &words)
{
    constexpr qsizetype kMost = 40;
    const QStringList &notChecked = words.notChecked;
    m_sentence->setText(words.sentence);
    m_sentence->setVisible(!words.sentence.isEmpty());
    m_evidence->setText(words.evidence);
    m_evidence->setVisible(!words.evidence.isEmpty());
    QStringList lines;
    for (const QString &note : notChecked.first(std::min(notChecked.size(), kMost)))
        lines.append(QStringLiteral("· ") + withLabels(note));
    if (notChecked.size() > kMost)
        lines.append(tr("and %1 more").arg(notChecked.size() - kMost));
    m_list->setText(lines.join(u'\n'));
    m_closing->setText(words.closing);
    m_closing->hide();
    m_heading->setVisible(!lines.isEmpty());
    m_list->setVisible(!lines.isEmpty());
}

void ReviewNotes::setHits(const TextHits &hits)
{
    // A label for each part of text().
    qsizetype start = 0;
    for (QLabel *label : { m_sentence, m_evidence, m_list, m_closing }) {
        const qsizetype end = start + label->text().size();
        TextHits own;
        for (qsizetype i = 0; i < hits.all.size(); ++i) {
            if (hits.all[i].start < start || hits.all[i].start > end)
                continue;
            if (i == hits.current)
                own.current = own.all.size();
            own.all.append(hits.all[i]);
        }
        markLabel(*label, own);
        if (label == m_closing)
            label->setVisible(!own.all.isEmpty());
        start = end + 1;
    }
}

QString ReviewNotes::text() const
{
    return m_sentence->text() + u'\n' + m_evidence->text() + u'\n' + m_list->text() + u'\n'
        + m_closing->text();
}

} // namespace sandpad::widgets
