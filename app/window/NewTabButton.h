#pragma once

#include "runner/model/LanguageInfo.h"

#include <QList>
#include <QToolButton>

namespace sandpad::app {

/// The + beside the tabs. Its menu offers a new scratch in each language.
class NewTabButton : public QToolButton
{
    Q_OBJECT

public:
    explicit NewTabButton(const QList<runner::LanguageInfo> &languages, QWidget *parent = nullptr);

signals:
    void wanted(const QString &languageId);
};

} // namespace sandpad::app
