#pragma once

#include "runner/model/Isolation.h"

#include <QToolButton>

namespace sandpad::widgets {

/// Says which isolation is in force: green when all of it is, yellow when a layer is missing, red
/// when there is none. A click lists the layers.
class IsolationPill : public QToolButton
{
    Q_OBJECT

public:
    explicit IsolationPill(QWidget *parent = nullptr);

    void showIsolation(const runner::Isolation &isolation);
    /// The sandbox cannot be used; `reason` is a sentence.
    void showBroken(const QString &reason);

private:
    void addLayer(const runner::IsolationLayer &layer);
    void setTone(const char *tone);
};

} // namespace sandpad::widgets
