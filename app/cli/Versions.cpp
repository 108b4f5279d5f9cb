#include "app/cli/Versions.h"

#include <QCoreApplication>
#include <QStringList>

namespace sandpad::app {

using namespace Qt::StringLiterals;

namespace {

    struct VersionTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::Versions)
    };

    QString row(const QString &name, const QString &version)
    {
        constexpr int kWidth = 24;
        return u"  "_s + name.leftJustified(kWidth) + version + u'\n';
    }

} // namespace

QString versionText()
{
    return u"sandpad %1\n"_s.arg(QCoreApplication::applicationVersion());
}

QString versionsText()
{
    QString text = versionText() + u'\n' + VersionTexts::tr("Built with:") + u'\n';
    for (const QString &library : u"" SANDPAD_LIBRARIES ""_s.split(u','))
        text += row(library.section(u'=', 0, 0), library.section(u'=', 1));
    return text + u'\n' + VersionTexts::tr("Here:") + u'\n'
        + row(u"Qt"_s, QString::fromLatin1(qVersion()));
}

} // namespace sandpad::app
