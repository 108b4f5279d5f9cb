#include "app/settings/dialog/SettingsPages.h"

#include "app/settings/dialog/InterpreterChoice.h"
#include "app/settings/dialog/SettingsForm.h"
#include "widgets/controls/LimitsForm.h"
#include "widgets/theme/CodeThemes.h"
#include "widgets/theme/Theme.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QRegularExpression>
#include <QSpinBox>

namespace sandpad::app {

namespace {

    constexpr qint64 kMiB = 1LL << 20;
    constexpr int kMostMiB = 1 << 20;

    struct PageTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::SettingsPages)
    };

    /// Some fonts have a family for each weight beside their own: "Mono Light" beside "Mono".
    bool isWeightOf(const QString &family, const QStringList &families)
    {
        static const QRegularExpression weight(
            QStringLiteral("^(.+) (?:Thin|(?:Extra|Ultra|Semi|Demi)? ?(?:Light|Bold)|Medium|Book"
                           "|Black|Heavy|Retina)$"));
        const QString base = weight.match(family).captured(1);
        return !base.isEmpty() && families.contains(base);
    }

    /// The families that code can be written in; the first means the best one that is installed.
    QStringList codeFamilies(const QString &chosen)
    {
        const QStringList installed = QFontDatabase::families();
        QStringList families { QString() };
        for (const QString &family : installed) {
            if (QFontDatabase::isFixedPitch(family) && !QFontDatabase::isPrivateFamily(family)
                && !isWeightOf(family, installed))
                families.append(family);
        }
        if (!families.contains(chosen))
            families.append(chosen); // it is not installed here
        return families;
    }

    void addCodeTheme(SettingsForm &form, const QString &name, bool isDark,
                      QString Settings::*member)
    {
        QStringList ids { QString() };
        QStringList words { PageTexts::tr("Sandpad's own") };
        for (const auto &[id, shown] : widgets::codeThemes(isDark)) {
            ids.append(id);
            words.append(shown);
        }
        if (const QString chosen = form.store().settings().*member; !ids.contains(chosen)) {
            ids.append(chosen); // it is not installed here
            words.append(chosen);
        }
        form.addChoice(
            name, words,
            { .get =
                  [ids, member](const Settings &settings) {
                      return static_cast<int>(ids.indexOf(settings.*member));
                  },
              .set = [ids, member](Settings &settings, int at) { settings.*member = ids[at]; } });
    }

    void addFont(SettingsForm &form)
    {
        using widgets::CodeFont;
        const QStringList families = codeFamilies(form.store().settings().font.family);
        QStringList words = families;
        words[0] = PageTexts::tr("The best one installed (%1)")
                       .arg(widgets::Theme::light().codeFont.family());
        form.addChoice(PageTexts::tr("Font of code and output"), words,
                       { .get =
                             [families](const Settings &settings) {
                                 return static_cast<int>(families.indexOf(settings.font.family));
                             },
                         .set = [families](Settings &settings,
                                           int at) { settings.font.family = families[at]; } });
        form.addNumber(
            PageTexts::tr("Size"),
            { .least = CodeFont::kSmallest,
              .most = CodeFont::kLargest,
              .unit = PageTexts::tr(" px") },
            { .get = [](const Settings &settings) { return settings.font.pixels; },
              .set = [](Settings &settings, int pixels) { settings.font.pixels = pixels; } });
        form.addChoice(
            PageTexts::tr("Ligatures"),
            { PageTexts::tr("Off: each character by itself"),
              PageTexts::tr("On: as the font has them") },
            { .get = [](const Settings &settings) { return settings.font.hasLigatures ? 1 : 0; },
              .set = [](Settings &settings, int at) { settings.font.hasLigatures = at == 1; } });
    }

    void addWarm(SettingsForm &form)
    {
        form.addHeading(PageTexts::tr("Sandboxes made ahead"));
        form.addNote(PageTexts::tr("They wait for the next run, which starts at once then. Each "
                                   "holds an interpreter in memory."));
        form.addNumber(PageTexts::tr("How many"), { .most = WarmSandboxes::kMost },
                       { .get = [](const Settings &settings) { return settings.warm.most; },
                         .set = [](Settings &settings, int most) { settings.warm.most = most; } });
        form.addNumber(
            PageTexts::tr("Memory for all of them"),
            { .most = kMostMiB, .unit = PageTexts::tr(" MiB") },
            { .get =
                  [](const Settings &settings) {
                      return static_cast<int>(settings.warm.mostBytes / kMiB);
                  },
              .set = [](Settings &settings, int mib) { settings.warm.mostBytes = mib * kMiB; } });
        form.addNumber(PageTexts::tr("Memory that stays free"),
                       { .most = kMostMiB, .unit = PageTexts::tr(" MiB") },
                       { .get =
                             [](const Settings &settings) {
                                 return static_cast<int>(settings.warm.leastFreeBytes / kMiB);
                             },
                         .set = [](Settings &settings,
                                   int mib) { settings.warm.leastFreeBytes = mib * kMiB; } });
    }

} // namespace

SettingsForm *makeLookPage(SettingsStore &store, QWidget *parent)
{
    auto *form = new SettingsForm(store, parent);
    form->addChoice<ThemeWish>(PageTexts::tr("Theme"),
                               { { PageTexts::tr("As the desktop"), ThemeWish::System },
                                 { PageTexts::tr("Light"), ThemeWish::Light },
                                 { PageTexts::tr("Dark"), ThemeWish::Dark } },
                               &Settings::theme);
    addCodeTheme(*form, PageTexts::tr("Colours of code, light"), false, &Settings::lightCode);
    addCodeTheme(*form, PageTexts::tr("Colours of code, dark"), true, &Settings::darkCode);
    addFont(*form);
    form->addChoice<bool>(
        PageTexts::tr("Long lines of code"),
        { { PageTexts::tr("Scrolled"), false }, { PageTexts::tr("Wrapped"), true } },
        &Settings::wrapsLines);
    form->addChoice<OutputSide>(PageTexts::tr("Output"),
                                { { PageTexts::tr("Right of the code"), OutputSide::Right },
                                  { PageTexts::tr("Below the code"), OutputSide::Below } },
                                &Settings::output);
    return form;
}

SettingsForm *makeRunningPage(SettingsStore &store, const QList<runner::LanguageInfo> &languages,
                              QWidget *parent)
{
    auto *form = new SettingsForm(store, parent);
    form->addHeading(PageTexts::tr("Limits of new scratches"));
    form->addNote(PageTexts::tr("Open tabs that have these limits follow; others keep their own."));
    auto *limits = new widgets::LimitsForm(form);
    form->addWide(limits);
    form->follow(limits, [limits](const Settings &settings) {
        if (limits->limits() != settings.limits)
            limits->setLimits(settings.limits);
    });
    QObject::connect(limits, &widgets::LimitsForm::changed, &store,
                     [&store](const runner::Limits &chosen) {
                         store.change([&](Settings &settings) { settings.limits = chosen; });
                     });
    form->addHeading(PageTexts::tr("Interpreters"));
    form->addNote(PageTexts::tr("A tab may have another one."));
    for (const runner::LanguageInfo &language : languages)
        form->addRow(language.name, new InterpreterChoice(store, language, form));
    form->addHeading(PageTexts::tr("Types"));
    form->addNote(
        PageTexts::tr("The check begins when a run has ended, in a sandbox of its own. It "
                      "needs tsc, the compiler of TypeScript."));
    form->addChoice<bool>(PageTexts::tr("Types of TypeScript"),
                          { { PageTexts::tr("Checked after each run"), true },
                            { PageTexts::tr("Checked on request only"), false } },
                          &Settings::checksTypes);
    addWarm(*form);
    return form;
}

SettingsForm *makeKeepingPage(SettingsStore &store, QWidget *parent)
{
    constexpr int kMostDays = 36'500;
    auto *form = new SettingsForm(store, parent);
    form->addChoice<StartWith>(
        PageTexts::tr("At the start"),
        { { PageTexts::tr("Open the last tabs"), StartWith::LastTabs },
          { PageTexts::tr("Open an empty scratch"), StartWith::EmptyScratch } },
        &Settings::start);
    form->addNote(PageTexts::tr("Tabs that are not opened are among the closed ones (Go to a "
                                "scratch…)."));
    form->addHeading(PageTexts::tr("History of runs"));
    form->addNumber(PageTexts::tr("Kept for"),
                    { .least = 1,
                      .most = kMostDays,
                      .unit = PageTexts::tr(" days"),
                      .unitOfOne = PageTexts::tr(" day") },
                    { .get =
                          [](const Settings &settings) {
                              return static_cast<int>(settings.history.age.count());
                          },
                      .set = [](Settings &settings,
                                int days) { settings.history.age = std::chrono::days(days); } });
    form->addNumber(
        PageTexts::tr("At most"), { .least = 1, .most = kMostMiB, .unit = PageTexts::tr(" MiB") },
        { .get =
              [](const Settings &settings) {
                  return static_cast<int>(settings.history.bytes / kMiB);
              },
          .set = [](Settings &settings, int mib) { settings.history.bytes = mib * kMiB; } });
    form->addNote(
        PageTexts::tr("Runs that are older, or beyond the size, are deleted after the next run."));
    return form;
}

} // namespace sandpad::app
