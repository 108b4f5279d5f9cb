#pragma once

#include "widgets/find/FindQuery.h"
#include "widgets/theme/Theme.h"

#include <QObject>
#include <QString>

namespace sandpad::widgets {
class CodeEditor;
class CodeSearch;
class CompareView;
class OutputPane;
} // namespace sandpad::widgets

namespace sandpad::app {

/// What finds the words that a search of the history has; without text where there are none.
[[nodiscard]] widgets::FindQuery hitsOf(const QString &searched);

/// Marks in a run that is shown what the search has found it by. Child of its parent; borrows the
/// parts, which must outlive it.
class RunHits : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        widgets::CodeEditor &code;
        widgets::OutputPane &output;
        widgets::CompareView &comparison;
    };

    RunHits(const Parts &parts, QObject *parent);

    void setTheme(const widgets::Theme &theme);
    void mark(const QString &searched);
    /// What is marked.
    [[nodiscard]] const QString &searched() const { return m_searched; }
    /// Goes to the next hit, or the one before: through the code, then through the output, in a
    /// circle; through both sides where the run is compared.
    void step(int by);

private:
    void stepInCode(int by);
    void stepInOutput(int by);

    Parts m_parts;
    widgets::CodeSearch *m_search;
    QString m_searched;
    bool m_isInOutput = false;
};

} // namespace sandpad::app
