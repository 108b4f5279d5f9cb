#pragma once

#include "runner/model/ErrorReport.h"
#include "widgets/cards/errors/FrameGroups.h"
#include "widgets/theme/Theme.h"

#include <QStringList>
#include <QWidget>

class QGridLayout;
class QLabel;

namespace sandpad::widgets {

class SourceExcerpt;

/// The frames of one exception. A place in the user's own code is a row: a link, the function, and
/// the line of code with a mark under the part that failed. Other frames are folded where they
/// occur. Unfolded frames share one label, so a thousand of them cost no more than a few.
class FrameList : public QWidget
{
    Q_OBJECT

public:
    static constexpr qsizetype kLongestFile = 40; ///< of a link, which is as wide as its text
    static constexpr int kIndent = 20; ///< pixels, of what belongs to a line

    struct Options
    {
        qsizetype mostPlaces = 8;
        bool isSyntaxError = false; ///< then a mark under a whole line is shown, too
        bool namesFiles = false; ///< the program has several
    };

    /// `source` are the program's lines.
    FrameList(const QList<runner::Frame> &frames, const QStringList &source, const Options &options,
              QWidget *parent);

    void setTheme(const Theme &theme);

signals:
    void heightChanged();
    void placeChosen(const sandpad::runner::Frame &frame);

private:
    /// Leads to the line where that is one of the program, or of a file beside it.
    [[nodiscard]] QWidget *placeWidget(const runner::Frame &frame, bool namesFile);
    void addPlace(const runner::Frame &frame, const QString &code, const Options &options);
    void addFold(const FrameGroup &group);

    QGridLayout *m_layout;
    QList<QLabel *> m_code;
    QList<SourceExcerpt *> m_excerpts;
};

} // namespace sandpad::widgets
