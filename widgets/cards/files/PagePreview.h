#pragma once

#include "runner/model/RunResult.h"
#include "widgets/cards/Card.h"

class QLabel;

namespace sandpad::widgets {

/// The first page of a document that a run left. The page is drawn in a sandbox and given to
/// setPage(). Before that, and when it cannot be drawn, a sentence is shown instead.
class PagePreview : public Card
{
    Q_OBJECT

public:
    PagePreview(runner::FileEntry file, QWidget *parent);

    [[nodiscard]] const runner::FileEntry &file() const { return m_file; }
    /// The sentence that is shown instead of the page; empty when the page is shown.
    [[nodiscard]] QString sentence() const;
    /// The page has been drawn.
    void setPage(const QByteArray &png);
    /// It could not be; the sentence says why.
    void refuse(const QString &sentence);

    void setTheme(const Theme &theme) override;
    [[nodiscard]] int heightFor(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    runner::FileEntry m_file;
    QLabel *m_label;
    Card *m_page = nullptr; ///< child
};

} // namespace sandpad::widgets
