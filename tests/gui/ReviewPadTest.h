#pragma once

#include "app/review/ReviewPage.h"
#include "tests/Waiting.h"
#include "tests/gui/PadTest.h"
#include "widgets/review/ReviewView.h"

#include <QApplication>
#include <QClipboard>

/// A program, its claimed output, a false claim, and commands.
inline const char *const kAnswer = R"(Sort it like this:

```python
print(sorted([3, 1, 2]))
```

Output:

```
[1, 2, 3]
```

And Python rounds up:

```python
print(round(2.5))
```

Output:

```
3
```

First install it:

```bash
pip install requests
```
)";

/// The pad with answers under review.
class ReviewPadTest : public PadTest
{
protected:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        QWidget *focused = QApplication::focusWidget();
        QTest::keyClick(focused ? focused : m_window.get(), key, modifiers);
    }

    bool paste(const QString &answer)
    {
        QGuiApplication::clipboard()->setText(answer);
        press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        return m_window->currentReview()
            && sandpad::tests::waitFor([this] { return !page().isReading(); }, 300'000);
    }

    bool hasRun()
    {
        return sandpad::tests::waitFor([this] { return !page().isRunning(); }, 120'000);
    }

    sandpad::app::ReviewPage &page() { return *m_window->currentReview(); }

    sandpad::widgets::BlockCard *card(int index)
    {
        page().view().showBlock(index);
        return page().view().card(index);
    }

    sandpad::runner::Verdict verdict(int index)
    {
        for (const sandpad::runner::AnswerBlock &block : page().review().answer.blocks) {
            if (block.index == index)
                return sandpad::runner::verdictOf(page().review(), block);
        }
        return sandpad::runner::Verdict::NotChecked;
    }
};
