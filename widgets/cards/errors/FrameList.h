#pragma once

#include "runner/model/ErrorReport.h"
#include "widgets/cards/errors/FrameGroups.h"
#include "widgets/theme/Theme.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace sandpad::widgets {

class SourceExcerpt;

/// The frames of one exception: each of the user's own places as a link, with its line of code and
/// a mark under what failed; all others folded where they occur. What is unfolded is one label, so
/// that a thousand frames cost no more than a few.
class FrameList : public QWidget
{
    Q_OBJECT

public:
    struct Options
    {
        qsizetype mostPlaces = 8;
        bool isSyntaxError = false; ///< its mark is shown even if it is under all of the line
    };

    /// `source` are the program's lines.
    FrameList(const QList<runner::Frame> &frames, const QStringList &source, const Options &options,
              QWidget *parent);

    void setTheme(const Theme &theme);

signals:
    void heightChanged();
    void placeChosen(int line, int column);

private:
    void addPlace(const runner::Frame &frame, const QString &code, bool isSyntaxError);
    void addFold(const FrameGroup &group);

    QVBoxLayout *m_layout;
    QList<QLabel *> m_code;
    QList<SourceExcerpt *> m_excerpts;
};

} // namespace sandpad::widgets
