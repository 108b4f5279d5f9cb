#include "runner/language/LanguageSpec.h"

#include "runner/model/Json.h"
#include "runner/model/Say.h"

#include <QFile>

#include <nlohmann/json.hpp>

namespace sandpad::runner {

namespace {

    using nlohmann::json;

    QString textOf(const json &object, const char *key)
    {
        if (!object.contains(key) || !object.at(key).is_string())
            throw std::invalid_argument(std::string("the text \"") + key + "\" is missing");
        return QString::fromStdString(object.at(key).get<std::string>());
    }

    QString optionalText(const json &object, const char *key)
    {
        return QString::fromStdString(object.value(key, std::string()));
    }

    QStringList list(const json &array)
    {
        QStringList texts;
        for (const json &item : array)
            texts.append(QString::fromStdString(item.get<std::string>()));
        return texts;
    }

    QStringList optionalList(const json &object, const char *key)
    {
        return object.contains(key) ? list(object.at(key)) : QStringList();
    }

    QMap<QString, QString> optionalMap(const json &object, const char *key)
    {
        QMap<QString, QString> map;
        if (object.contains(key)) {
            for (const auto &[name, value] : object.at(key).items())
                map.insert(QString::fromStdString(name),
                           QString::fromStdString(value.get<std::string>()));
        }
        return map;
    }

    std::optional<MoreArguments> moreArguments(const json &object)
    {
        if (!object.contains("more"))
            return std::nullopt;
        const json &entry = object.at("more");
        return MoreArguments { .when = textOf(entry, "when"),
                               .arguments = list(entry.at("arguments")) };
    }

    std::optional<ShortcutSpec> shortcut(const json &object)
    {
        if (!object.contains("shortcut"))
            return std::nullopt;
        const json &entry = object.at("shortcut");
        return ShortcutSpec { .unless = textOf(entry, "unless"),
                              .each = optionalText(entry, "each"),
                              .command = list(entry.at("command")),
                              .more = moreArguments(entry),
                              .server = optionalText(entry, "server"),
                              .isAlone = entry.value("isAlone", false) };
    }

    StepSpec step(const json &object)
    {
        const QString kind = textOf(object, "kind");
        if (kind != QLatin1String("compile") && kind != QLatin1String("run"))
            throw std::invalid_argument("a step's kind is neither compile nor run");
        return { .kind =
                     kind == QLatin1String("run") ? guest::StepKind::Run : guest::StepKind::Compile,
                 .when = optionalText(object, "when"),
                 .command = list(object.at("command")),
                 .more = moreArguments(object),
                 .shortcut = shortcut(object),
                 .environment = optionalMap(object, "environment") };
    }

    CacheSpec cache(const json &entry)
    {
        return { .when = textOf(entry, "when"),
                 .each = optionalText(entry, "each"),
                 .command = list(entry.at("command")),
                 .folder = textOf(entry, "folder"),
                 .pattern = textOf(entry, "pattern"),
                 .isHarness = entry.value("isHarness", false),
                 .isEnough = entry.value("isEnough", false) };
    }

    std::optional<MissingSpec> missing(const json &object)
    {
        if (!object.contains("missing"))
            return std::nullopt;
        const json &entry = object.at("missing");
        MissingSpec spec { .pattern = textOf(entry, "pattern"),
                           .advice = Say::word(textOf(entry, "advice")),
                           .packages = optionalMap(entry, "packages"),
                           .files = {} };
        for (const json &file : entry.at("files"))
            spec.files.append(
                { .pattern = textOf(file, "pattern"), .endings = list(file.at("endings")) });
        return spec;
    }

    std::optional<WithoutSpec> without(const json &object)
    {
        if (!object.contains("without"))
            return std::nullopt;
        const json &entry = object.at("without");
        return WithoutSpec { .files = list(entry.at("files")),
                             .environment = optionalMap(entry, "environment"),
                             .advice = Say::word(textOf(entry, "advice")) };
    }

    std::optional<HintSpec> hint(const json &object)
    {
        if (!object.contains("hint"))
            return std::nullopt;
        const json &entry = object.at("hint");
        return HintSpec { .pattern = textOf(entry, "pattern"),
                          .advice = Say::word(textOf(entry, "advice")) };
    }

    std::optional<AheadSpec> ahead(const json &object)
    {
        if (!object.contains("ahead"))
            return std::nullopt;
        return AheadSpec { .packages = optionalList(object.at("ahead"), "packages") };
    }

    QString errorFormat(const json &object)
    {
        QString format = textOf(object, "errors");
        if (!errorFormats().contains(format)) {
            const QString known = errorFormats().join(QStringLiteral(", "));
            throw std::invalid_argument("\"errors\" is none of " + known.toStdString());
        }
        return format;
    }

    bool canStartAhead(const QList<StepSpec> &steps)
    {
        const StepSpec &last = steps.last();
        const auto &shortcut = steps.first().shortcut;
        const bool isCompiledElsewhere = shortcut && !shortcut->server.isEmpty();
        return !last.shortcut && !last.more && (steps.size() == 1 || isCompiledElsewhere);
    }

    ToolchainSpec toolchain(const json &object)
    {
        ToolchainSpec spec;
        spec.id = textOf(object, "id");
        spec.name = Say::word(textOf(object, "name"));
        spec.mainRole = textOf(object, "main");
        for (const auto &[role, names] : object.at("programs").items())
            spec.programs.insert(QString::fromStdString(role), list(names));
        if (!spec.programs.contains(spec.mainRole))
            throw std::invalid_argument("a toolchain's main program is not among its programs");
        const json &version = object.at("version");
        spec.versionArguments = list(version.at("arguments"));
        spec.versionPattern = textOf(version, "pattern");
        spec.minimumVersion = textOf(version, "minimum");
        spec.environment = optionalMap(object, "environment");
        spec.without = without(object);
        spec.files = optionalMap(object, "files");
        spec.readable = optionalList(object, "readable");
        spec.harness = optionalList(object, "harness");
        for (const json &entry : object.at("steps"))
            spec.steps.append(step(entry));
        if (spec.steps.isEmpty() || spec.steps.last().kind != guest::StepKind::Run
            || !spec.steps.last().when.isEmpty())
            throw std::invalid_argument("a toolchain's last step does not run, or not always");
        if (object.contains("caches")) {
            for (const json &entry : object.at("caches"))
                spec.caches.append(cache(entry));
        }
        spec.ahead = ahead(object);
        if (spec.ahead && !canStartAhead(spec.steps))
            throw std::invalid_argument("a toolchain that starts ahead has a last step that is "
                                        "not plain, or no server for the others");
        spec.errors = errorFormat(object);
        spec.hint = hint(object);
        return spec;
    }

    LanguageSpec language(const json &object)
    {
        LanguageSpec spec;
        spec.info.id = textOf(object, "id");
        spec.info.name = textOf(object, "name");
        spec.isTool = object.value("isTool", false);
        spec.info.aliases = optionalList(object, "aliases");
        spec.info.extensions = list(object.at("extensions"));
        spec.info.needsEnding = object.value("needsEnding", spec.info.needsEnding);
        spec.info.fileName = textOf(object, "fileName");
        spec.info.definition = textOf(object, "definition");
        spec.info.accent = textOf(object, "accent");
        spec.info.lineComment = optionalText(object, "lineComment");
        spec.info.indentWidth = object.value("indentWidth", spec.info.indentWidth);
        spec.info.sample = optionalText(object, "sample").toUtf8();
        spec.info.checker = optionalText(object, "checker");
        spec.install = Say::word(textOf(object, "install"));
        spec.servers = optionalText(object, "servers");
        spec.missing = missing(object);
        for (const json &entry : object.at("toolchains"))
            spec.toolchains.append(toolchain(entry));
        return spec;
    }

} // namespace

const QStringList &errorFormats()
{
    static const QStringList formats {
        QStringLiteral("none"), QStringLiteral("node"), QStringLiteral("python"),
        QStringLiteral("v8"),   QStringLiteral("bun"),  QStringLiteral("dotnet"),
        QStringLiteral("mono"),
    };
    return formats;
}

Result<LanguageSpec> parseLanguageSpec(const QByteArray &bytes)
{
    const json object = jsonFrom(bytes);
    if (object.is_discarded())
        return fail(ErrorCode::Malformed, jsonError(bytes));
    try {
        return language(object);
    } catch (const std::exception &exception) {
        return fail(ErrorCode::Malformed, QString::fromUtf8(exception.what()));
    }
}

QByteArray guestResource(const QString &name)
{
    QFile file(QStringLiteral(":/sandpad/guest/") + name);
    const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    return isOpen ? file.readAll() : QByteArray();
}

} // namespace sandpad::runner
