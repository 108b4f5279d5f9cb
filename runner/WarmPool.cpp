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
#include <iterator>

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
    /// changes the folder that they lie in; of those that are loaded ahead the first file is looked
    /// at, too.
    QDateTime changed(const Toolchain &toolchain, const QString &imports)
    {
        const QFileInfo interpreter(toolchain.path);
        QDateTime newest = interpreter.lastModified();
        for (const QString &prefix :
             { interpreter.absolutePath() + QStringLiteral("/.."), QStringLiteral("/usr/local") }) {
            const QDir libraries(prefix + QStringLiteral("/lib"));
            for (const QString &version :
                 libraries.entryList({ QStringLiteral("python3*") }, QDir::Dirs)) {
                for (const char *name : { "/site-packages", "/dist-packages" }) {
                    const QString packages = libraries.filePath(version + QLatin1StringView(name));
                    QStringList paths { packages };
                    for (const QString &entry : imports.split(u';'))
                        paths.append(packages + u'/' + entry.section(u':', 0, 0).remove(u'+')
                                     + QStringLiteral("/__init__.py"));
                    for (const QString &path : paths) {
                        if (const QFileInfo info(path); info.exists())
                            newest = std::max(newest, info.lastModified());
                    }
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
    giveUpBeyond();
    m_isFull = false;
    m_failures = 0;
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
    m_isFull = false;
    m_preparation.reset();
    keepOneOfLast();
    m_next.start(kPause);
}

void WarmPool::keepOneOfLast()
{
    const auto isOfLast = [this](const Waiting &waiting) {
        return waiting.isReady && waiting.wish != m_wish;
    };
    const auto last = std::find_if(m_waiting.rbegin(), m_waiting.rend(), isOfLast);
    const Sandbox *kept =
        last == m_waiting.rend() || m_settings.most < 2 ? nullptr : last->place.sandbox.get();
    m_waiting.remove_if([&](const Waiting &waiting) {
        return waiting.wish != m_wish && waiting.place.sandbox.get() != kept;
    });
}

void WarmPool::makeMore()
{
    if (!m_expected || m_preparation || m_failures >= kMostFailures || m_isFull)
        return;
    if (static_cast<int>(m_waiting.size()) >= m_settings.most) {
        if (m_settings.most == 0 || std::ranges::contains(m_waiting, m_wish, &Waiting::wish))
            return;
        m_waiting.pop_front(); // of the wish before
    }
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
    if (outcome->isAhead)
        connect(sandbox, &Sandbox::prepared, this,
                [this, sandbox](qint64 memoryBytes) { onReady(sandbox, memoryBytes); });
    else
        connect(sandbox, &Sandbox::ready, this, [this, sandbox] { onReady(sandbox, 0); });
    connect(sandbox, &Sandbox::happened, this, [this, sandbox] { drop(sandbox); });
    if (outcome->isAhead)
        sandbox->runAhead(jobAhead(*outcome, *m_expected));
    if (const auto compiler = sharedCompilerFor(*outcome, *m_expected))
        m_compilers.expect(*compiler);
    const QDateTime interpreter = changed(outcome->toolchain, m_wish.imports);
    m_waiting.push_back(
        { .wish = m_wish, .place = std::move(*outcome), .interpreter = interpreter });
    m_watch.start();
}

void WarmPool::onReady(const Sandbox *sandbox, qint64 memoryBytes)
{
    if (const auto found = find(sandbox); found != m_waiting.end()) {
        found->isReady = true;
        found->memoryBytes = memoryBytes;
    }
    m_isFull = giveUpBeyond();
    m_failures = m_isFull && m_waiting.empty() ? kMostFailures : 0; // not even one fits
    m_next.start(kPause);
}

bool WarmPool::giveUpBeyond()
{
    qint64 sum = 0;
    bool isAny = false;
    for (auto it = m_waiting.begin(); it != m_waiting.end();) {
        const bool isBeyond = sum + it->memoryBytes > m_settings.mostBytes;
        sum += isBeyond ? 0 : it->memoryBytes;
        isAny = isAny || isBeyond;
        it = isBeyond ? discard(it) : std::next(it);
    }
    return isAny;
}

std::list<WarmPool::Waiting>::iterator WarmPool::discard(std::list<Waiting>::iterator waiting)
{
    waiting->place.sandbox->disconnect(this);
    waiting->place.sandbox.release()->deleteLater(); // it may be what calls
    return m_waiting.erase(waiting);
}

std::optional<PreparedSandbox> WarmPool::take(const RunRequest &request)
{
    auto place = take(request, false);
    m_preparation.reset();
    for (auto it = m_waiting.begin(); it != m_waiting.end();)
        it = it->isReady ? std::next(it) : discard(it);
    m_next.start(kPause);
    return place;
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
            return waiting.interpreter != changed(waiting.place.toolchain, waiting.wish.imports);
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
    m_isFull = false;
    place.sandbox->disconnect(this);
    place.hasWaited = true;
    m_next.start(kPause);
    return place;
}

int WarmPool::ready() const
{
    return static_cast<int>(std::ranges::count_if(m_waiting, [this](const Waiting &waiting) {
        return waiting.isReady && waiting.wish == m_wish;
    }));
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
    discard(found);
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
