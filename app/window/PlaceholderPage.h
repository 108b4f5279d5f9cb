#pragma once

#include "app/page/Page.h"
#include "app/session/KeptPage.h"

namespace sandpad::app {

/// Stands for a page of an earlier session until somebody looks at it: a name and a text, without
/// an editor or an output, which take milliseconds and memory. What its tab shows, what is kept of
/// it, and its name can be asked for; what one does with a page that is shown does nothing.
class PlaceholderPage : public Page
{
    Q_OBJECT

public:
    PlaceholderPage(const StoredPage &stored, const QColor &accent, QWidget *parent = nullptr);

    /// What the page itself is to be made of.
    [[nodiscard]] const StoredPage &stored() const { return m_stored; }

    [[nodiscard]] QString id() const override { return idOf(m_stored); }
    [[nodiscard]] QString title() const override { return titleOf(m_stored); }
    [[nodiscard]] QString ownTitle() const override;
    void setTitle(const QString &title) override;
    [[nodiscard]] QString about() const override;
    [[nodiscard]] bool isFileChanged() const override { return m_isFileChanged; }
    [[nodiscard]] bool isOfFile(const QString &path) const override;
    [[nodiscard]] QColor accent() const override { return m_accent; }
    [[nodiscard]] bool isRunning() const override { return false; }
    [[nodiscard]] std::optional<runner::Ending> ending() const override;
    void setUsualLimits(const runner::Limits &before, const runner::Limits &now) override;
    void setTheme(const widgets::Theme & /*theme*/) override { }
    void save(SessionStore &store) const override;
    void showIn(widgets::Footer & /*footer*/) const override { }
    void focusContent() override { }
    [[nodiscard]] QList<QWidget *> panes() const override { return {}; }

public slots:
    void run() override { }
    void stop() override { }
    void copyForModel() override { }

private:
    /// Null where it stands for a review.
    [[nodiscard]] const Scratch *scratch() const { return std::get_if<Scratch>(&m_stored); }

    StoredPage m_stored;
    QColor m_accent;
    bool m_isFileChanged;
};

} // namespace sandpad::app
