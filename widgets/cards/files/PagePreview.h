#pragma once

#include "runner/model/RunResult.h"
#include "widgets/cards/Card.h"

class QLabel;

namespace sandpad::widgets {

/// The first page of a document that a run left. Somebody else draws it, in a sandbox; until then
/// and when that cannot be done, a sentence stands in its place.
class PagePreview : public Card
{
    Q_OBJECT

public:
    PagePreview(const runner::FileEntry &file, QWidget *parent);

    [[nodiscard]] const runner::FileEntry &file() const { return m_file; }
    /// What stands in the page's place; empty when it is there.
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
