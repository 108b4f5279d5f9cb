#pragma once

#include "widgets/text/ByteSpool.h"

#include <QByteArrayMatcher>
#include <QObject>
#include <QTimer>

namespace sandpad::widgets {

/// Searches a run's bytes, in slices of a few milliseconds, from a place to the end and then from
/// the start. Lives in the GUI thread.
class ByteSearch : public QObject
{
    Q_OBJECT

public:
    explicit ByteSearch(QObject *parent = nullptr);

    /// "0x" and hexadecimal digits are bytes, anything else is text.
    [[nodiscard]] static QByteArray needleOf(const QString &text);

    /// Starts a search. It ends with found() or notFound(), unless another one is started before.
    /// An empty needle is not found.
    void start(std::shared_ptr<const ByteSpool> bytes, const QByteArray &needle, qint64 from);

signals:
    void found(qint64 offset, qsizetype length);
    void notFound();

private:
    void searchSlice();

    std::shared_ptr<const ByteSpool> m_bytes;
    QByteArrayMatcher m_matcher;
    qint64 m_next = 0;
    qint64 m_left = 0; ///< bytes left to search
    QTimer m_timer;
};

} // namespace sandpad::widgets
