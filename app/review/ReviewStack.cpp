#include "app/review/ReviewStack.h"

#include "app/review/OriginalText.h"
#include "widgets/review/ReviewPane.h"

#include <QLabel>

namespace sandpad::app {

ReviewStack::ReviewStack(const QList<runner::LanguageInfo> &languages, QWidget *parent)
    : QStackedWidget(parent)
    , m_sentence(new QLabel(this))
    , m_pane(new widgets::ReviewPane(languages, this))
    , m_original(new OriginalText(this))
{
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setProperty("tone", QStringLiteral("muted"));
    for (QWidget *shown : { static_cast<QWidget *>(m_sentence), static_cast<QWidget *>(m_pane),
                            static_cast<QWidget *>(m_original) })
        addWidget(shown);
}

bool ReviewStack::showsBlocks() const
{
    return currentWidget() == m_pane;
}

void ReviewStack::setBlocks(bool hasBlocks, const QString &sentence)
{
    m_hasBlocks = hasBlocks;
    m_sentence->setText(sentence);
}

void ReviewStack::showOriginal(bool isShown)
{
    if (isShown)
        setCurrentWidget(m_original);
    else if (m_hasBlocks)
        setCurrentWidget(m_pane);
    else
        setCurrentWidget(m_sentence);
}

void ReviewStack::setTheme(const widgets::Theme &theme)
{
    m_pane->setTheme(theme);
    m_original->setTheme(theme);
}

} // namespace sandpad::app
