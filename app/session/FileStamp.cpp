#include "app/session/FileStamp.h"

#include <QFileInfo>

namespace sandpad::app {

FileStamp FileStamp::of(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return {};
    return { .modified = info.lastModified(),
             .size = info.size(),
             .isWritable = info.isWritable() };
}

} // namespace sandpad::app
