#pragma once

#include "runner/sandbox/BuiltInLevels.h"
#include "runner/sandbox/LandlockLevel.h"

#include <QString>

/// A level that only tests know. Only files of tests were changed to add it.
namespace sandpad::runner {

inline const IsolationLevel kTestOnly(QStringLiteral("test-only"));
inline const QString kMoat = QStringLiteral("moat"); ///< a layer that no table knows

/// The confinement of landlock under another name, with a layer of its own.
class TestOnlyLevel : public SandboxLevel
{
public:
    explicit TestOnlyLevel(LevelUse use = LevelUse::Automatic)
        : m_use(use)
    { }

    [[nodiscard]] LevelInfo info() const override
    {
        return { .level = kTestOnly,
                 .choice = QStringLiteral("Behind a moat"),
                 .badge = QStringLiteral("Isolated: moat"),
                 .badgeWithGaps = QStringLiteral("Isolated: moat with fords"),
                 .use = m_use };
    }
    [[nodiscard]] QString advice() const override { return QStringLiteral("Dig deeper."); }
    [[nodiscard]] Result<Launch> prepare(const SandboxSpec &spec) const override
    {
        auto launch = LandlockLevel().prepare(spec);
        if (launch)
            launch->isolation = { .level = kTestOnly,
                                  .layers = { layerInForce(LayerName(kMoat)) } };
        return launch;
    }

private:
    LevelUse m_use;
};

/// A level whose init never says a word, as on a machine that is too busy.
class SilentLevel : public TestOnlyLevel
{
public:
    [[nodiscard]] Result<Launch> prepare(const SandboxSpec &spec) const override
    {
        auto launch = TestOnlyLevel::prepare(spec);
        if (launch) {
            launch->program = QStringLiteral("/usr/bin/sleep");
            launch->arguments = { QStringLiteral("600") };
            launch->patience = std::chrono::milliseconds(100);
        }
        return launch;
    }
};

/// A level whose sandboxes have little time beyond the limits of their programs.
class HastyLevel : public TestOnlyLevel
{
public:
    [[nodiscard]] Result<Launch> prepare(const SandboxSpec &spec) const override
    {
        auto launch = TestOnlyLevel::prepare(spec);
        if (launch)
            launch->patience = std::chrono::seconds(8);
        return launch;
    }
};

/// A level that works on no machine.
class ImpossibleLevel : public TestOnlyLevel
{
public:
    [[nodiscard]] Result<Launch> prepare(const SandboxSpec &) const override
    {
        return fail(ErrorCode::Unsupported, QStringLiteral("There is no water."));
    }
};

/// A level of which only the second way works on this machine.
class TwoWayLevel : public TestOnlyLevel
{
public:
    [[nodiscard]] QStringList ways() const override
    {
        return { QStringLiteral("deep"), QStringLiteral("shallow") };
    }
    [[nodiscard]] Result<Launch> prepare(const SandboxSpec &spec) const override
    {
        if (spec.way == QLatin1String("deep"))
            return fail(ErrorCode::Unsupported, QStringLiteral("There is a rock."));
        auto launch = TestOnlyLevel::prepare(spec);
        if (launch)
            launch->isolation.layers.append(layerInForce(LayerName(spec.way)));
        return launch;
    }
};

/// The built-in levels behind one that is said to be stronger.
inline LevelList behind(const std::shared_ptr<const SandboxLevel> &strongest)
{
    return LevelList { strongest } + builtInLevels();
}

} // namespace sandpad::runner
