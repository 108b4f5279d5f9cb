#pragma once

#include "runner/model/LanguageInfo.h"
#include "widgets/theme/Theme.h"

#include <QTimer>
#include <QWidget>

namespace sandpad::widgets {

class CodeColors;
class CodeEditor;
class ExcerptView;

/// The code of a block in its colours. While it is edited, an editor is in the same place.
class CodePart : public QWidget
{
    Q_OBJECT

public:
    /// Borrows the colours, which must outlive it.
    CodePart(CodeColors &colors, QWidget *parent);
    ~CodePart() override;

    void setCode(const QString &code, const runner::LanguageInfo &language);
    void setTheme(const Theme &theme);

    void startEditing();
    /// Ends the editing. All typed text has been signalled when this returns.
    void finishEditing();
    /// Signals the typed text that was not signalled yet.
    void flush();
    [[nodiscard]] bool isEditing() const { return m_editor != nullptr; }
    /// Null while nobody edits.
    [[nodiscard]] CodeEditor *editor() const { return m_editor; }
    [[nodiscard]] ExcerptView &shown() const { return *m_shown; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    void edited(const QString &code);
    void finished();
    void heightChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();

    CodeColors &m_colors;
    QString m_code;
    runner::LanguageInfo m_language;
    Theme m_theme;
    ExcerptView *m_shown;
    CodeEditor *m_editor = nullptr;
    QTimer m_typed;
    bool m_isTyped = false; ///< something was typed that was not signalled yet
};

} // namespace sandpad::widgets
