#include "app/session/FileNames.h"

#include "app/session/ModuleNames.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace sandpad::app {

namespace {

    /// An encrypted home folder may allow 143 bytes; ending, number and the marks of editors and
    /// backups need some of them.
    constexpr qsizetype kMostBytes = 120;

    bool isDisliked(char32_t c)
    {
        switch (QChar::category(c)) {
        case QChar::Other_Control:
        case QChar::Other_Format: // such as marks that turn the direction of text
        case QChar::Other_Surrogate:
        case QChar::Other_PrivateUse:
        case QChar::Other_NotAssigned:
        case QChar::Separator_Line:
        case QChar::Separator_Paragraph:
            return true;
        default:
            return c < 0x80
                && QStringLiteral("/\\:*?\"<>|").contains(QChar(static_cast<char16_t>(c)));
        }
    }

    QString replaced(const QString &title)
    {
        QString stem;
        const QString composed = title.normalized(QString::NormalizationForm_C);
        for (const char32_t c : composed.toUcs4()) {
            if (isDisliked(c))
                stem += u'_';
            else
                stem += QChar::fromUcs4(c);
        }
        return stem.simplified();
    }

    QString fitting(QString stem)
    {
        while (stem.toUtf8().size() > kMostBytes) {
            stem.chop(1);
            if (!stem.isEmpty() && stem.back().isHighSurrogate())
                stem.chop(1);
        }
        return stem;
    }

    QString withoutEnds(const QString &stem)
    {
        // Files whose names begin with a dot are hidden, with a hyphen they look like options.
        static const QRegularExpression ends(QStringLiteral(R"(\A[\s.-]+|[\s.]+\z)"));
        return QString(stem).remove(ends);
    }

    /// Names that another system has for its devices.
    bool isReserved(const QString &stem)
    {
        static const QRegularExpression reserved(
            QStringLiteral(R"((?i)\A(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?\z)"));
        return reserved.match(stem).hasMatch();
    }

} // namespace

QString fileStem(const QString &title, const QString &ending)
{
    QString stem = replaced(title);
    const QString dotted = u'.' + ending;
    if (stem.endsWith(dotted, Qt::CaseInsensitive))
        stem.chop(dotted.size());
    stem = withoutEnds(fitting(withoutEnds(stem)));
    if (stem.isEmpty())
        return QStringLiteral("Scratch");
    // A program beside such a file, run by Python itself, would import that instead of the module.
    const bool isShadow = ending == u"py" && isModuleName(stem);
    return isReserved(stem) || isShadow ? stem + u'_' : stem;
}

bool isCalled(const QString &fileName, const QString &stem, const QString &ending)
{
    static const QRegularExpression number(QStringLiteral(R"(\A(?: [1-9]\d{0,8})?\z)"));
    const QString dotted = u'.' + ending;
    return fileName.startsWith(stem) && fileName.endsWith(dotted)
        && fileName.size() >= stem.size() + dotted.size()
        && number.match(fileName.sliced(stem.size(), fileName.size() - stem.size() - dotted.size()))
               .hasMatch();
}

QString freeFileName(const QString &stem, const QString &ending,
                     const std::function<bool(const QString &)> &isTaken)
{
    QString name = stem + u'.' + ending;
    for (int number = 2; isTaken(name); ++number)
        name = QStringLiteral("%1 %2.%3").arg(stem).arg(number).arg(ending);
    return name;
}

} // namespace sandpad::app
