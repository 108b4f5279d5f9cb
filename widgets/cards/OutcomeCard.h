#pragma once

#include "runner/model/RunResult.h"
#include "widgets/cards/Card.h"
#include "widgets/cards/LabelSearch.h"

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace sandpad::widgets {

/// Says why a run did not end by itself: a limit, a signal, or a missing sandbox or interpreter.
/// After a limit there is a button to run again with more.
class OutcomeCard : public Card
{
    Q_OBJECT

public:
    OutcomeCard(const runner::RunResult &result, QWidget *parent);

    void setTheme(const Theme &theme) override;
    [[nodiscard]] int heightFor(int width) const override;
    [[nodiscard]] QStringList searchedLines() override { return m_search.takeLines(nullptr); }

protected:
    void onHits() override { m_search.select(hits()); }

private:
    QVBoxLayout *m_layout;
    QLabel *m_sentence;
    LabelSearch m_search { *this };
};

} // namespace sandpad::widgets
