#include "app/history/EarlierRuns.h"

#include "app/history/RunWords.h"
#include "runner/model/OutcomeSentence.h"
#include "widgets/controls/EndingMark.h"
#include "widgets/controls/Icons.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace sandpad::app {

namespace {

    constexpr int kRunRow = 28;
    constexpr int kRunPadding = 16;
    constexpr int kRunGap = 12;
    constexpr int kRunSymbol = 14;

    QString secondsOf(const runner::KeptRunHead &head)
    {
        return runner::humanSeconds(std::chrono::duration<double>(head.wall).count());
    }

    /// A run, in one line. A button; it paints itself.
    class RunRow : public QToolButton
    {
    public:
        RunRow(runner::KeptRunHead head, widgets::Theme theme, QWidget *parent)
            : QToolButton(parent)
            , m_head(std::move(head))
            , m_theme(std::move(theme))
        {
            setFixedHeight(kRunRow);
            setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
            setFocusPolicy(Qt::TabFocus); // a click leaves the keys where they are
            setAccessibleName(
                QStringList { beganWords(m_head), endWords(m_head), secondsOf(m_head) }.join(
                    QStringLiteral(", ")));
            setToolTip(EarlierRuns::tr("Open this run in the history"));
        }

    protected:
        void paintEvent(QPaintEvent * /*event*/) override
        {
            QPainter painter(this);
            painter.setRenderHint(QPainter::Antialiasing);
            if (underMouse() || hasFocus())
                painter.fillRect(rect(), m_theme.hover);
            painter.fillRect(0, 0, width(), 1, m_theme.hairline);
            if (hasFocus()) {
                painter.setPen(m_theme.accent);
                painter.drawRect(rect().adjusted(0, 0, -1, -1));
            }
            QRect place = rect().adjusted(kRunPadding, 0, -kRunPadding, 0);
            widgets::paintSymbol(
                painter, widgets::endingSymbol(m_head.ending),
                QRectF(place.left(), (height() - kRunSymbol) / 2.0, kRunSymbol, kRunSymbol),
                widgets::endingColor(m_head.ending, m_theme));
            QFont font = m_theme.uiFont;
            font.setPixelSize(12);
            painter.setFont(font);
            const QFontMetrics metrics(font);
            const QString seconds = secondsOf(m_head);
            painter.setPen(m_theme.mutedText);
            painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, seconds);
            place.setRight(place.right() - metrics.horizontalAdvance(seconds) - kRunGap);
            place.setLeft(place.left() + kRunSymbol + kRunGap);
            const QString began = beganWords(m_head);
            painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, began);
            place.setLeft(place.left() + metrics.horizontalAdvance(began) + kRunGap);
            painter.setPen(m_theme.text);
            painter.drawText(
                place, Qt::AlignLeft | Qt::AlignVCenter,
                metrics.elidedText(endWords(m_head).simplified(), Qt::ElideRight, place.width()));
        }

    private:
        runner::KeptRunHead m_head;
        widgets::Theme m_theme;
    };

} // namespace

EarlierRuns::EarlierRuns(runner::HistoryStore &store, QString scratchId, QWidget *parent)
    : QWidget(parent)
    , m_store(store)
    , m_scratchId(std::move(scratchId))
    , m_header(new QToolButton(this))
    , m_all(new QToolButton(this))
    , m_list(new QWidget(this))
    , m_column(new QVBoxLayout(m_list))
{
    setObjectName(QStringLiteral("earlierRuns"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Earlier runs of this scratch"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(kRunPadding - 4, 2, kRunPadding - 4, 2);
    for (QToolButton *button : { m_header, m_all }) {
        button->setObjectName(QStringLiteral("fold"));
        button->setFocusPolicy(Qt::TabFocus);
    }
    m_header->setText(tr("Earlier runs of this scratch"));
    m_header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_header->setCheckable(true);
    row->addWidget(m_header);
    row->addStretch();
    row->addWidget(m_all);
    column->addLayout(row);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    column->addWidget(m_list);
    m_list->hide();
    connect(m_header, &QToolButton::toggled, this, [this](bool isOpen) {
        m_list->setVisible(isOpen);
        showArrow();
        emit opened(isOpen);
    });
    connect(m_all, &QToolButton::clicked, this, &EarlierRuns::historyWanted);
    connect(&store, &runner::HistoryStore::added, this, [this] {
        if (m_isLoaded)
            refresh();
    });
    hide();
}

void EarlierRuns::setTheme(const widgets::Theme &theme)
{
    m_theme = theme;
    showArrow();
    if (m_isLoaded)
        refresh();
}

void EarlierRuns::setOpen(bool isOpen)
{
    m_header->setChecked(isOpen);
}

void EarlierRuns::showArrow()
{
    m_header->setIcon(widgets::symbolIcon(m_header->isChecked() ? widgets::Symbol::Unfolded
                                                                : widgets::Symbol::Right,
                                          m_theme.mutedText, m_theme.disabledText));
}

QList<QToolButton *> EarlierRuns::rows() const
{
    return m_list->findChildren<QToolButton *>();
}

void EarlierRuns::refresh()
{
    m_isLoaded = true;
    runner::RunQuery query;
    query.scratchId = m_scratchId;
    query.most = kMost + 1; // the newest is the one that is shown
    m_store.list(query).then(this, [this](const runner::Result<runner::HistoryStore::Page> &page) {
        if (page)
            show(*page);
    });
}

void EarlierRuns::show(const runner::HistoryStore::Page &page)
{
    qDeleteAll(m_list->findChildren<QToolButton *>());
    for (const runner::KeptRunHead &head : page.runs.mid(1)) {
        auto *row = new RunRow(head, m_theme, m_list);
        m_column->addWidget(row);
        connect(row, &QToolButton::clicked, this, [this, id = head.id] { emit runChosen(id); });
    }
    m_all->setText(tr("All runs: %1").arg(QLocale().toString(page.found)));
    setVisible(page.runs.size() > 1);
}

} // namespace sandpad::app
