#include "app/history/EarlierRuns.h"

#include "app/history/RunWords.h"
#include "runner/model/OutcomeSentence.h"
#include "runner/model/Prose.h"
#include "widgets/controls/EndingMark.h"
#include "widgets/controls/Icons.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
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

    /// The texts of all rows stand below each other.
    struct Columns
    {
        int began = 0;
        int end = 0;
    };

    QFont rowFont(const widgets::Theme &theme)
    {
        QFont font = theme.uiFont;
        font.setPixelSize(12);
        return font;
    }

    QFont codeRowFont(const widgets::Theme &theme)
    {
        QFont font = theme.codeFont;
        font.setPixelSize(12);
        return font;
    }

    Columns columnsOf(const QList<runner::KeptRunHead> &heads, const widgets::Theme &theme)
    {
        const QFontMetrics metrics(rowFont(theme));
        Columns columns;
        for (const runner::KeptRunHead &head : heads) {
            columns.began = std::max(columns.began, metrics.horizontalAdvance(beganWords(head)));
            columns.end =
                std::max(columns.end, metrics.horizontalAdvance(endWords(head).simplified()));
        }
        return columns;
    }

    /// A run, in one line. A button; it paints itself.
    class RunRow : public QToolButton
    {
    public:
        RunRow(runner::KeptRunHead head, Columns columns, widgets::Theme theme, QWidget *parent)
            : QToolButton(parent)
            , m_head(std::move(head))
            , m_columns(columns)
            , m_theme(std::move(theme))
        {
            setFixedHeight(kRunRow);
            setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
            setFocusPolicy(Qt::TabFocus); // a click leaves the keys where they are
            setAccessibleName(runner::listOf(
                { beganWords(m_head), endWords(m_head), outputWords(m_head), secondsOf(m_head) }));
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
            const QFont font = rowFont(m_theme);
            painter.setFont(font);
            const QFontMetrics metrics(font);
            const QString seconds = secondsOf(m_head);
            painter.setPen(m_theme.mutedText);
            painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, seconds);
            place.setRight(place.right() - metrics.horizontalAdvance(seconds) - kRunGap);
            place.setLeft(place.left() + kRunSymbol + kRunGap);
            painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, beganWords(m_head));
            place.setLeft(place.left() + m_columns.began + kRunGap);
            paintEnd(painter, place);
            painter.setPen(m_theme.mutedText);
            painter.setFont(codeRowFont(m_theme));
            painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                             outputWords(m_head, QFontMetrics(painter.font()), place.width()));
        }

    private:
        /// Leaves the place that is free behind it, half of the row at least where there is output.
        void paintEnd(QPainter &painter, QRect &place) const
        {
            const int room = m_head.beginning.isEmpty() ? place.width() : place.width() / 2;
            const QString end = painter.fontMetrics().elidedText(endWords(m_head).simplified(),
                                                                 Qt::ElideRight, room);
            painter.setPen(m_head.ending == runner::Ending::Failed ? m_theme.error : m_theme.text);
            painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, end);
            place.setLeft(place.left() + std::min(m_columns.end, place.width() / 2) + kRunGap);
        }

        runner::KeptRunHead m_head;
        Columns m_columns;
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
    const QList<runner::KeptRunHead> earlier = page.runs.mid(1);
    const Columns columns = columnsOf(earlier, m_theme);
    for (const runner::KeptRunHead &head : earlier) {
        auto *row = new RunRow(head, columns, m_theme, m_list);
        m_column->addWidget(row);
        connect(row, &QToolButton::clicked, this, [this, id = head.id] { emit runChosen(id); });
    }
    m_all->setText(tr("All runs: %1").arg(QLocale().toString(page.found)));
    setVisible(page.runs.size() > 1);
}

} // namespace sandpad::app
