#pragma once

#include "app/settings/SettingsStore.h"

#include <QScrollArea>

#include <functional>
#include <utility>

class QComboBox;
class QFormLayout;
class QSpinBox;

namespace sandpad::app {

/// One of the settings: how it is read and how it is set.
template <typename Value>
struct Setting
{
    std::function<Value(const Settings &)> get;
    std::function<void(Settings &, Value)> set;
};

/// Fields below each other, each behind its name. A field shows one of the settings, changes it at
/// once, and follows when somebody else does. Borrows the settings, which must outlive it.
class SettingsForm : public QScrollArea
{
    Q_OBJECT

public:
    explicit SettingsForm(SettingsStore &store, QWidget *parent = nullptr);

    [[nodiscard]] SettingsStore &store() const { return m_store; }

    void addHeading(const QString &text);
    /// Smaller text over the whole width.
    void addNote(const QString &text);
    /// Any field; it gets the name for people who hear it.
    void addRow(const QString &name, QWidget *field);
    /// Something over the whole width.
    void addWide(QWidget *widget);

    /// `choice` is the place in the list, -1 for none of it.
    QComboBox *addChoice(const QString &name, const QStringList &words, const Setting<int> &choice);
    template <typename Enum>
    void addChoice(const QString &name, const QList<std::pair<QString, Enum>> &choices,
                   Enum Settings::*member)
    {
        QStringList words;
        QList<Enum> values;
        for (const auto &[word, value] : choices) {
            words.append(word);
            values.append(value);
        }
        addChoice(name, words,
                  { .get =
                        [values, member](const Settings &settings) {
                            return static_cast<int>(values.indexOf(settings.*member));
                        },
                    .set = [values, member](Settings &settings,
                                            int at) { settings.*member = values[at]; } });
    }
    struct Range
    {
        int least = 0;
        int most = 0;
        QString unit {};
        QString unitOfOne {}; ///< where it differs
    };
    QSpinBox *addNumber(const QString &name, const Range &range, const Setting<int> &number);
    /// Calls `show` now and after each change of the settings, as long as `field` lives.
    void follow(QWidget *field, const std::function<void(const Settings &)> &show);

protected:
    /// The wheel scrolls the form; it turns a field only when that has the focus.
    bool eventFilter(QObject *watched, QEvent *event) override;
    /// All of the field that gets the focus is seen.
    bool focusNextPrevChild(bool next) override;

private:
    SettingsStore &m_store;
    QFormLayout *m_layout = nullptr;
};

} // namespace sandpad::app
