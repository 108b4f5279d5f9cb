#pragma once

#include "runner/model/LanguageInfo.h"

#include <QList>

namespace sandpad::widgets {

/// Those that can be run, and behind them all others that KDE syntax-highlighting knows, which are
/// shown only, by their names. The id of such a one is the name of its definition, for example
/// "SQL"; "text" is plain text. They claim no ending of those that can be run. Takes some
/// milliseconds.
[[nodiscard]] QList<runner::LanguageInfo>
withShownLanguages(const QList<runner::LanguageInfo> &runnable);

/// The language among these that a file's name tells, also one without an ending such as
/// "Makefile". An empty id: none.
[[nodiscard]] runner::LanguageInfo languageOfName(const QList<runner::LanguageInfo> &languages,
                                                  const QString &fileName);

} // namespace sandpad::widgets
