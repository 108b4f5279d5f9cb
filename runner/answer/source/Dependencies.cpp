#include "runner/answer/source/Dependencies.h"

#include "runner/answer/language/AnswerLanguages.h"
#include "runner/language/LanguageSpec.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// Packages whose name differs from the module that they bring: module -> package.
    QMap<QString, QString> packagesOf(const QString &languageId)
    {
        QFile file(QStringLiteral(":/sandpad/languages/%1.json").arg(languageId));
        const auto spec = file.open(QIODevice::ReadOnly)
            ? parseLanguageSpec(file.readAll())
            : fail(ErrorCode::NotFound, file.fileName());
        return spec && spec->missing ? spec->missing->packages : QMap<QString, QString>();
    }

    QString packageOf(const QString &module, const QString &languageId)
    {
        static const QMap<QString, QMap<QString, QString>> all = [] {
            QMap<QString, QMap<QString, QString>> made;
            for (const AnswerLanguage &language : answerLanguages())
                made.insert(language.id, packagesOf(language.id));
            return made;
        }();
        return all.value(languageId).value(module);
    }

    /// A command that installs something; its groups are `ecosystems` in order, and the rest of the
    /// line.
    QRegularExpression installCommand(const QList<Ecosystem> &ecosystems)
    {
        QStringList programs;
        for (const Ecosystem &one : ecosystems)
            programs.append(u'(' + one.installers + u')');
        return QRegularExpression(
            QStringLiteral(
                R"(\b(?:%1)\s+(?:install|add|i|-S|add package)\b(?:\s+package\b)?([^\n;&|#]*))")
                .arg(programs.join(u'|')));
    }

    /// The ecosystems of all languages, and the system's own.
    QList<Ecosystem> allEcosystems()
    {
        QList<Ecosystem> all = ecosystemsOf();
        all.append({ .name = QStringLiteral("system"),
                     .installers = QStringLiteral("apt|apt-get|brew|dnf|pacman") });
        return all;
    }

    class Finder
    {
    public:
        explicit Finder(const QList<AnswerBlock> &blocks)
            : m_blocks(blocks)
        {
            for (const AnswerBlock &block : blocks) {
                const QString name = block.fileName.section(u'/', -1);
                m_own.insert(name.section(u'.', 0, -2));
                m_own.insert(block.fileName.section(u'/', 0, 0));
            }
        }

        QList<Dependency> run()
        {
            for (const AnswerBlock &block : m_blocks) {
                if (block.role == BlockRole::Shell)
                    fromShell(block.code);
                const AnswerLanguage &language = answerLanguage(block.languageId);
                if (block.canRun() && block.code.size() <= kLongestRead)
                    fromCode(block, language);
            }
            return m_found;
        }

    private:
        void add(const QString &name, const QString &ecosystem, const QString &module = {})
        {
            const auto known = std::ranges::find_if(m_found, [&](const Dependency &one) {
                return one.name == name && one.ecosystem == ecosystem;
            });
            if (name.isEmpty())
                return;
            if (known == m_found.end())
                m_found.append({ .name = name, .ecosystem = ecosystem, .module = module });
            else if (known->module.isEmpty())
                known->module = module;
        }

        void fromCode(const AnswerBlock &block, const AnswerLanguage &language)
        {
            const QString &ecosystem = language.ecosystem.name;
            for (const QString &module : block.facts ? block.facts->modules : QStringList()) {
                if (language.importsOwnFiles && m_own.contains(module))
                    continue;
                const QString package = packageOf(module, language.id);
                add(package.isEmpty() ? module : package, ecosystem, module);
            }
            for (const QString &package :
                 language.packages ? language.packages(block.code) : QStringList())
                add(package, ecosystem);
        }

        void fromShell(const QString &code)
        {
            static const QList<Ecosystem> ecosystems = allEcosystems();
            static const QRegularExpression install = installCommand(ecosystems);
            for (auto at = install.globalMatch(code); at.hasNext();) {
                const auto match = at.next();
                int group = 1;
                while (match.captured(group).isEmpty() && group < ecosystems.size())
                    ++group;
                const QString words = match.captured(static_cast<int>(ecosystems.size()) + 1);
                for (const QString &word : words.split(u' ', Qt::SkipEmptyParts))
                    addWord(word, ecosystems[group - 1].name);
            }
        }

        /// Adds a word such as `'flask>=2'` or `@scope/name`; ignores options and files of
        /// requirements.
        void addWord(const QString &word, const QString &ecosystem)
        {
            static const QRegularExpression name(
                QStringLiteral(R"(^["']?(@?[\w./-]*\w)(?:\[[^\]]*\])?(?:[=<>~!@^].*)?["']?$)"));
            const auto part = name.match(word);
            const bool isFile = word.endsWith(QLatin1String(".txt")) || word == u".";
            if (part.hasMatch() && !word.startsWith(u'-') && !isFile)
                add(part.captured(1), ecosystem);
        }

        const QList<AnswerBlock> &m_blocks;
        QSet<QString> m_own; ///< names of the answer's own files and folders
        QList<Dependency> m_found;
    };

} // namespace

QList<Dependency> dependenciesOf(const QList<AnswerBlock> &blocks)
{
    return Finder(blocks).run();
}

} // namespace sandpad::runner
