#include "widgets/output/TypesNote.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    /// Qt takes what looks like markup for rich text, and this may hold a guest's words.
    QString asToolTip(const QString &text)
    {
        const QString shown = text.toHtmlEscaped().replace(u'\n', QLatin1String("<br>"));
        return text.isEmpty() ? QString() : QStringLiteral("<span>%1</span>").arg(shown);
    }

    QToolButton *newButton(const QString &text, const QString &name, QWidget *parent)
    {
        auto *button = new QToolButton(parent);
        button->setObjectName(QStringLiteral("link"));
        button->setText(text);
        button->setAccessibleName(name);
        button->setFocusPolicy(Qt::StrongFocus);
        return button;
    }

} // namespace

TypesNote::TypesNote(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_places(new QWidget(this))
    , m_row(new QHBoxLayout(m_places))
{
    setObjectName(QStringLiteral("typesNote"));
    setAttribute(Qt::WA_StyledBackground);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 4, 12, 4);
    row->setSpacing(4);
    m_text->setProperty("tone", QStringLiteral("muted"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(4);
    row->addWidget(m_text, 1);
    row->addWidget(m_places);
    QToolButton *close = newButton(QStringLiteral("✕"), tr("Close this note"), this);
    close->setToolTip(tr("Close this note"));
    row->addWidget(close, 0, Qt::AlignTop);
    connect(close, &QToolButton::clicked, this, &TypesNote::closed);
    hide();
}

void TypesNote::showErrors(int count, const QList<Place> &places, const QString &details)
{
    const QString words = count == 1 ? tr("1 type error") : tr("%n type errors", nullptr, count);
    setText(QStringLiteral("△ ") + words, details);
    for (const Place &place : places.first(std::min(places.size(), kMostPlaces))) {
        const QString where = tr("Line %1").arg(place.line);
        QToolButton *button = newButton(where, where, m_places);
        button->setToolTip(asToolTip(place.details));
        button->setAccessibleDescription(place.details);
        m_row->addWidget(button);
        connect(button, &QToolButton::clicked, this,
                [this, place] { emit placeWanted(place.line, place.column); });
    }
    m_places->setVisible(!places.isEmpty());
    show();
}

void TypesNote::showSentence(const QString &sentence)
{
    setText(sentence, {});
    m_places->hide();
    show();
}

QString TypesNote::text() const
{
    return isHidden() ? QString() : m_text->text();
}

void TypesNote::setText(const QString &text, const QString &details)
{
    m_text->setText(text);
    m_text->setToolTip(asToolTip(details));
    m_text->setAccessibleDescription(details);
    qDeleteAll(m_places->findChildren<QToolButton *>(Qt::FindDirectChildrenOnly));
}

} // namespace sandpad::widgets
