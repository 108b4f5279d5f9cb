#include "runner/WarmPool.h"

#include "runner/Machine.h"
#include "runner/PreparedRun.h"
#include "runner/SpareResources.h"
#include "runner/language/Ahead.h"
#include "runner/language/Loopback.h"
#include "runner/toolchain/ToolchainFinder.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <chrono>

namespace sandpad::runner {

namespace {

    using namespace std::chrono_literals;

    constexpr auto kPatience = 10min;
    /// Long enough that a person who types does not notice.
    constexpr auto kPause = 100ms;
    constexpr auto kLongPause = 30s;
    constexpr auto kBetweenLooks = 10s;
    constexpr int kMostFailures = 3;

    /// When the interpreter or its packages were changed last. To install, replace or remove one
    /// changes the folder that they lie in.
    QDateTime changed(const Toolchain &toolchain)
    {
        const QFileInfo interpreter(toolchain.path);
        QDateTime newest = interpreter.lastModified();
        for (const QString &prefix :
             { interpreter.absolutePath() + QStringLiteral("/.."), QStringLiteral("/usr/local") }) {
            const QDir libraries(prefix + QStringLiteral("/lib"));
            for (const QString &version :
                 libraries.entryList({ QStringLiteral("python3*") }, QDir::Dirs)) {
                for (const char *name : { "/site-packages", "/dist-packages" }) {
                    const QFileInfo packages(libraries.filePath(version + QLatin1StringView(name)));
                    if (packages.exists())
                        newest = std::max(newest, packages.lastModified());
                }
            }
        }
        return newest;
    }

} // namespace

WarmWish wishOf(const LanguageSpec &language, const RunRequest &request)
{
    WarmWish wish { .request = request,
                    .cached = {},
                    .imports = {},
                    .opensServers = asksForServer(language, request) };
    for (const ToolchainSpec &spec : language.toolchains) {
        for (const CacheSpec &cache : spec.caches) {
            if (isUseful(cache, request.snippet.code))
                wish.cached.append(cache.pattern);
        }
        if (spec.ahead && wish.imports.isEmpty())
            wish.imports = importsAhead(*spec.ahead, request.snippet.code);
    }
    wish.request.snippet.code.clear();
    wish.request.terminalSize = {};
    return wish;
}

WarmPool::WarmPool(Machine &machine, const RunQueue &queue, SharedCompilers &compilers,
                   Settings settings, QObject *parent)
    : QObject(parent)
    , m_machine(machine)
    , m_queue(queue)
    , m_compilers(compilers)
    , m_settings(settings)
{
    m_next.setSingleShot(true);
    m_patience.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &WarmPool::makeMore);
    connect(&m_patience, &QTimer::timeout, this, &WarmPool::giveUp);
    m_watch.setInterval(kBetweenLooks);
    connect(&m_watch, &QTimer::timeout, this, &WarmPool::lookAround);
}

const LanguageSpec *WarmPool::languageOf(const RunRequest &request) const
{
    return m_machine.languages.find(request.snippet.languageId);
}

void WarmPool::setSettings(const Settings &settings)
{
    m_settings = settings;
    while (static_cast<int>(m_waiting.size()) > m_settings.most)
        m_waiting.pop_back();
    if (static_cast<int>(m_waiting.size()) >= m_settings.most)
        m_preparation.reset();
    m_next.start(kPause);
    lookAround();
}

void WarmPool::lookAround()
{
    if (m_waiting.empty())
        return m_watch.stop();
    if (!m_settings.isThrifty || hasSpareResources(m_settings.leastFreeBytes))
        return;
    m_preparation.reset();
    m_waiting.clear();
    m_next.start(kLongPause);
}

void WarmPool::expect(const RunRequest &request)
{
    const LanguageSpec *language = languageOf(request);
    // Files on the disk are read when the run begins.
    if (!language || !request.workspace.isEmpty() || request.network != Network::Off)
        return giveUp();
    m_patience.start(kPatience);
    WarmWish wish = wishOf(*language, request);
    const bool isNew = !m_expected || wish != m_wish;
    m_expected = request;
    if (!isNew)
        return;
    m_wish = std::move(wish);
    m_failures = 0;
    m_preparation.reset();
    m_waiting.remove_if([this](const Waiting &waiting) { return waiting.wish != m_wish; });
    m_next.start(kPause);
}

void WarmPool::makeMore()
{
    if (!m_expected || m_preparation || m_failures >= kMostFailures
        || static_cast<int>(m_waiting.size()) >= m_settings.most)
        return;
    if (m_queue.taken() > 0)
        return m_next.start(kPause);
    if (m_settings.isThrifty && !hasSpareResources(m_settings.leastFreeBytes))
        return m_next.start(kLongPause);
    m_preparation = std::make_unique<Preparation>(
        m_machine, *languageOf(*m_expected), *m_expected,
        m_settings.isForOthers ? Preparation::Purpose::Loan : Preparation::Purpose::Own);
    connect(m_preparation.get(), &Preparation::ended, this, &WarmPool::onPrepared);
}

void WarmPool::onPrepared()
{
    auto outcome = m_preparation->take();
    m_preparation.release()->deleteLater();
    if (!outcome) {
        m_failures = kMostFailures; // the run itself will say why
        return;
    }
    Sandbox *sandbox = outcome->sandbox.get();
    outcome->isAhead = canStartAhead(*outcome, *m_expected);
    connect(sandbox, outcome->isAhead ? &Sandbox::prepared : &Sandbox::ready, this,
            [this, sandbox] { onReady(sandbox); });
    connect(sandbox, &Sandbox::happened, this, [this, sandbox] { drop(sandbox); });
    if (outcome->isAhead)
        sandbox->runAhead(jobAhead(*outcome, *m_expected));
    if (const auto compiler = sharedCompilerFor(*outcome, *m_expected))
        m_compilers.expect(*compiler);
    const QDateTime interpreter = changed(outcome->toolchain);
    m_waiting.push_back(
        { .wish = m_wish, .place = std::move(*outcome), .interpreter = interpreter });
    m_watch.start();
}

void WarmPool::onReady(const Sandbox *sandbox)
{
    if (const auto found = find(sandbox); found != m_waiting.end())
        found->isReady = true;
    m_failures = 0;
    m_next.start(kPause);
}

std::optional<PreparedSandbox> WarmPool::take(const RunRequest &request)
{
    return take(request, false);
}

std::optional<PreparedSandbox> WarmPool::takeReady(const RunRequest &request)
{
    return take(request, true);
}

std::optional<PreparedSandbox> WarmPool::take(const RunRequest &request, bool mustBeReady)
{
    const LanguageSpec *language = m_waiting.empty() ? nullptr : languageOf(request);
    if (!language)
        return std::nullopt;
    const WarmWish wish = wishOf(*language, request);
    if (std::erase_if(m_waiting, [](const Waiting &waiting) {
            return waiting.interpreter != changed(waiting.place.toolchain);
        }))
        m_next.start(kPause);
    const auto found = std::ranges::find_if(m_waiting, [&](const Waiting &waiting) {
        return waiting.wish == wish && (waiting.isReady || !mustBeReady)
            && (!waiting.place.isAhead || canStartAhead(waiting.place, request));
    });
    if (found == m_waiting.end())
        return std::nullopt;
    PreparedSandbox place = std::move(found->place);
    m_waiting.erase(found);
    place.sandbox->disconnect(this);
    place.hasWaited = true;
    m_next.start(kPause);
    return place;
}

int WarmPool::ready() const
{
    return static_cast<int>(std::ranges::count_if(m_waiting, &Waiting::isReady));
}

std::list<WarmPool::Waiting>::iterator WarmPool::find(const Sandbox *sandbox)
{
    return std::ranges::find_if(m_waiting, [sandbox](const Waiting &waiting) {
        return waiting.place.sandbox.get() == sandbox;
    });
}

void WarmPool::drop(const Sandbox *sandbox)
{
    const auto found = find(sandbox);
    if (found == m_waiting.end())
        return;
    found->place.sandbox->disconnect(this);
    found->place.sandbox.release()->deleteLater(); // it calls
    m_waiting.erase(found);
    ++m_failures;
    m_next.start(kPause);
}

void WarmPool::giveUp()
{
    m_expected.reset();
    m_preparation.reset();
    m_waiting.clear();
    m_next.stop();
    m_patience.stop();
}

} // namespace sandpad::runner
