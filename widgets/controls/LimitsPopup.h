#pragma once

#include "runner/model/Limits.h"

#include <QFrame>

namespace sandpad::widgets {

class LimitsForm;

/// A small form over the window for the limits of a scratch. Changes are signalled at once.
class LimitsPopup : public QFrame
{
    Q_OBJECT

public:
    explicit LimitsPopup(QWidget *parent = nullptr);

    void setLimits(const runner::Limits &limits);
    [[nodiscard]] runner::Limits limits() const;
    /// What "Back to defaults" leads to.
    void setUsual(const runner::Limits &limits);

signals:
    void changed(const sandpad::runner::Limits &limits);

private:
    LimitsForm *m_form;
};

/// "Limits: 5 s · 2 GiB".
[[nodiscard]] QString limitsSummary(const runner::Limits &limits);
/// The same without its first word.
[[nodiscard]] QString limitsInShort(const runner::Limits &limits);

} // namespace sandpad::widgets
