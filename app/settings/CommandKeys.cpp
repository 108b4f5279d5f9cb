#include "app/settings/CommandKeys.h"

#include "widgets/controls/KeyTip.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <array>

namespace sandpad::app {

namespace {

    using Keys = QList<QKeySequence>;

    struct KeyTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::CommandKeys)
    };

    /// Keyboards have two keys that people call Enter. Menus show the first of a command's keys, so
    /// the one that is written as people call it comes first.
    Keys bothEnters(const QKeySequence &key)
    {
        const QKeyCombination pressed = key[0];
        if (pressed.key() != Qt::Key_Return && pressed.key() != Qt::Key_Enter)
            return { key };
        return { QKeyCombination(pressed.keyboardModifiers(), Qt::Key_Enter),
                 QKeyCombination(pressed.keyboardModifiers(), Qt::Key_Return) };
    }

    Keys withBothEnters(const Keys &keys)
    {
        Keys all;
        for (const QKeySequence &key : keys) {
            for (const QKeySequence &each : bothEnters(key)) {
                if (!all.contains(each))
                    all.append(each);
            }
        }
        return all;
    }

    /// Does it type or move in a text?
    bool isPlain(const QKeySequence &key)
    {
        const QKeyCombination pressed = key[0];
        const bool isCombined = (pressed.keyboardModifiers()
                                 & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
            != Qt::NoModifier;
        return !isCombined && (pressed.key() < Qt::Key_F1 || pressed.key() > Qt::Key_F35);
    }

    /// What editors everywhere do with it.
    bool isForEditing(const QKeySequence &key)
    {
        using K = QKeySequence;
        constexpr auto kEditing = std::to_array<K::StandardKey>(
            { K::Undo, K::Redo, K::Cut, K::Copy, K::Paste, K::SelectAll, K::Delete,
              K::DeleteStartOfWord, K::DeleteEndOfWord, K::MoveToNextWord, K::MoveToPreviousWord,
              K::MoveToStartOfDocument, K::MoveToEndOfDocument, K::SelectNextWord,
              K::SelectPreviousWord, K::SelectStartOfDocument, K::SelectEndOfDocument });
        return std::ranges::any_of(kEditing, [&key](K::StandardKey standard) {
            return K::keyBindings(standard).contains(key);
        });
    }

    /// Single keys only: the editor asks for each key whether it is one of a command.
    Keys keysIn(const QString &text)
    {
        Keys keys = QKeySequence::listFromString(text, QKeySequence::PortableText);
        keys.removeIf([](const QKeySequence &key) {
            return key.count() != 1 || key[0].key() == Qt::Key_unknown || isPlain(key);
        });
        return keys;
    }

} // namespace

QList<Keys> wishedKeys(const QList<Command> &commands, const ChosenKeys &chosen)
{
    QList<Keys> wished;
    for (const Command &command : commands) {
        const auto found = chosen.find(command.id);
        wished.append(withBothEnters(found == chosen.end() ? command.usual : keysIn(*found)));
    }
    return wished;
}

QList<Keys> givenKeys(const QList<Command> &commands, const ChosenKeys &chosen)
{
    const QList<Keys> wished = wishedKeys(commands, chosen);
    QList<Keys> given(commands.size());
    QSet<QKeySequence> taken;
    for (const bool isChosen : { true, false }) {
        for (qsizetype i = 0; i < commands.size(); ++i) {
            if (chosen.contains(commands[i].id) != isChosen)
                continue;
            for (const QKeySequence &key : wished[i]) {
                if (taken.contains(key))
                    continue;
                taken.insert(key);
                given[i].append(key);
            }
        }
    }
    return given;
}

ChosenKeys withKeys(ChosenKeys chosen, const Command &command, const Keys &keys)
{
    if (withBothEnters(keys) == withBothEnters(command.usual))
        chosen.remove(command.id);
    else
        chosen.insert(command.id, QKeySequence::listToString(keys, QKeySequence::PortableText));
    return chosen;
}

QString refusalOf(const QKeySequence &key, const Command &command, const QList<Command> &commands,
                  const ChosenKeys &chosen)
{
    if (key.count() != 1)
        return KeyTexts::tr("Press a key first.");
    const QList<Keys> given = givenKeys(commands, chosen);
    for (qsizetype i = 0; i < commands.size(); ++i) {
        if (commands[i].id != command.id && given[i].contains(key))
            return KeyTexts::tr("%1 is a key of \u201c%2\u201d. Give that another one first.")
                .arg(widgets::keyText(key), commands[i].name);
    }
    if (command.usual.contains(key))
        return {};
    if (isPlain(key))
        return KeyTexts::tr("%1 types or moves in the text. Hold Ctrl or Alt with it, or take a "
                            "function key.")
            .arg(widgets::keyText(key));
    if (isForEditing(key))
        return KeyTexts::tr("%1 is for editing text.").arg(widgets::keyText(key));
    return {};
}

} // namespace sandpad::app
