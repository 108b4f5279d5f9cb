#pragma once

#include "widgets/text/LinkAddress.h"
#include "widgets/theme/Theme.h"

#include <QDialog>

namespace sandpad::widgets {

/// Asks before an address that a program gave is opened, and shows all of it. Does not block; goes
/// away with its answer. Only what LinkAddress allows can be opened, anything can be copied.
class LinkQuestion : public QDialog
{
    Q_OBJECT

public:
    LinkQuestion(const QString &address, const Theme &theme, QWidget *parent);

signals:
    void openChosen(const QUrl &url);

private:
    [[nodiscard]] QString remarks() const;
    void addButtons();

    LinkAddress m_address;
};

} // namespace sandpad::widgets
