#pragma once

#include "runner/model/LanguageInfo.h"

#include <QStackedWidget>

class QLabel;

namespace sandpad::widgets {
class ReviewPane;
struct Theme;
} // namespace sandpad::widgets

namespace sandpad::app {

class OriginalText;

/// What fills the page of an answer: its blocks, its original text, or a sentence where there are
/// no blocks yet, or none at all.
class ReviewStack : public QStackedWidget
{
    Q_OBJECT

public:
    ReviewStack(const QList<runner::LanguageInfo> &languages, QWidget *parent);

    [[nodiscard]] widgets::ReviewPane &pane() const { return *m_pane; }
    [[nodiscard]] OriginalText &original() const { return *m_original; }
    [[nodiscard]] bool showsBlocks() const;

    /// Has it blocks to show, or what does it say instead?
    void setBlocks(bool hasBlocks, const QString &sentence = {});
    void showOriginal(bool isShown);
    void setTheme(const widgets::Theme &theme);

private:
    QLabel *m_sentence;
    widgets::ReviewPane *m_pane;
    OriginalText *m_original;
    bool m_hasBlocks = false;
};

} // namespace sandpad::app
