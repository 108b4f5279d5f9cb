#pragma once

#include <QCoreApplication>

namespace sandpad::runner {

/// The sentences of the runner that people read: `Say::tr("…")`. Where no translation is installed
/// they are English, as in everything that programs read.
struct Say
{
    Q_DECLARE_TR_FUNCTIONS(sandpad::runner)

public:
    /// The language that the sentences are in: "en", or as in the names of the translations' files.
    static QString language() { return tr("en", "the language of this translation: de, zh_CN, …"); }

    /// A text that comes in English, for people: a name of JSON, such as a verdict's, a reason that
    /// the init gives, an advice of a language's file. Its place in the sources has
    /// QT_TRANSLATE_NOOP("sandpad::runner", …), or scripts/dev/translate finds it.
    static QString word(const QString &text)
    {
        return text.isEmpty() ? text : tr(text.toUtf8().constData());
    }
};

} // namespace sandpad::runner
