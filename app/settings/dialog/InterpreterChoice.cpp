#include "app/settings/dialog/InterpreterChoice.h"

#include "app/page/Dialogs.h"

#include <QSignalBlocker>

namespace sandpad::app {

InterpreterChoice::InterpreterChoice(SettingsStore &store, const runner::LanguageInfo &language,
                                     QWidget *parent)
    : Choice(parent)
    , m_store(store)
    , m_languageId(language.id)
{
    constexpr int kWide = 36;
    setLetters(kWide);
    connect(this, &QComboBox::activated, this, &InterpreterChoice::onActivated);
    connect(&store, &SettingsStore::changed, this, &InterpreterChoice::fill);
    fill();
}

void InterpreterChoice::setToolchains(const QList<runner::Toolchain> &toolchains)
{
    m_toolchains = toolchains;
    fill();
}

/// The path is each item's data; that of the last item, which asks for a file, is none.
void InterpreterChoice::fill()
{
    const QSignalBlocker blocker(this);
    clear();
    const auto words = [](const runner::Toolchain &toolchain) {
        return QStringLiteral("%1 %2").arg(toolchain.name, toolchain.version).trimmed();
    };
    addItem(m_toolchains.isEmpty() ? tr("The best one found")
                                   : tr("The best one found (%1)").arg(words(m_toolchains.first())),
            QString());
    for (const runner::Toolchain &toolchain : std::as_const(m_toolchains))
        addItem(QStringLiteral("%1 · %2").arg(words(toolchain), toolchain.path), toolchain.path);
    const QString chosen = m_store.settings().interpreters.value(m_languageId);
    if (findData(chosen) < 0)
        addItem(chosen, chosen);
    insertSeparator(count());
    addItem(tr("Another file…"));
    setCurrentIndex(findData(chosen));
    setToolTip(currentText());
}

void InterpreterChoice::onActivated(int at)
{
    const QVariant path = itemData(at);
    if (path.isValid())
        return choose(path.toString());
    connect(askForInterpreter(this), &QFileDialog::fileSelected, this, &InterpreterChoice::choose);
    fill(); // nothing is chosen yet
}

void InterpreterChoice::choose(const QString &path)
{
    m_store.change([&](Settings &settings) {
        if (path.isEmpty())
            settings.interpreters.remove(m_languageId);
        else
            settings.interpreters.insert(m_languageId, path);
    });
}

} // namespace sandpad::app
