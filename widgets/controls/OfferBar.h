#pragma once

#include "widgets/theme/Theme.h"

#include <QWidget>

#include <functional>

class QLabel;
class QToolButton;

namespace sandpad::widgets {

/// A row that offers something to do with what a person just did. The focus stays where it is: as
/// long as the person does nothing else there, Enter accepts the offer and Esc declines it. After
/// any other key these two mean again what they always mean, and the row still has its buttons.
class OfferBar : public QWidget
{
    Q_OBJECT

public:
    explicit OfferBar(QWidget *parent = nullptr);

    /// Shows the offer. Keys are taken from this widget, which has the focus; borrowed. `accepted`
    /// is called at most once, while the widget lives.
    void offer(const QString &sentence, const QString &accept, QWidget *focused,
               std::function<void()> accepted);
    /// Says what was done with what a person did, and offers to undo it. No key belongs to the row:
    /// Enter and Esc mean what they always mean.
    void tell(const QString &sentence, const QString &undo, std::function<void()> undone);
    /// Takes the offer back.
    void withdraw();

    [[nodiscard]] QToolButton &accept() const { return *m_accept; }
    [[nodiscard]] QToolButton &decline() const { return *m_decline; }
    /// Do Enter and Esc belong to the offer?
    [[nodiscard]] bool takesKeys() const { return m_focused != nullptr; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void endKeys();
    void show(const QString &sentence, const QString &accept, const QString &decline,
              std::function<void()> accepted);
    void showKeys();
    bool takeKey(int key);

    QLabel *m_sentence;
    QToolButton *m_accept;
    QToolButton *m_decline;
    QString m_acceptText;
    QString m_declineText;
    QWidget *m_focused = nullptr;
    std::function<void()> m_accepted;
};

} // namespace sandpad::widgets
