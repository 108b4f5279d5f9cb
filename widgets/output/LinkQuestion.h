#pragma once

#include "widgets/text/LinkAddress.h"
#include "widgets/theme/Theme.h"

#include <QDialog>

namespace sandpad::widgets {

/// Asks a person before an address is opened, and shows the whole address: a program gave it. The
/// question does not block and closes with the answer. Only an address that LinkAddress allows can
/// be opened; any can be copied.
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
