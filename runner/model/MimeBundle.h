#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>

namespace sandpad::runner {

/// One value in several representations, keyed by MIME type, as Jupyter's `display_data` has it
/// (https://jupyter-client.readthedocs.io/en/stable/messaging.html#display-data).
///
/// A value type. Data is kept as bytes: UTF-8 for text types, the decoded bytes for binary ones,
/// serialised JSON for `application/json`. The data may come from a guest: never trust it to be
/// what its type says.
class MimeBundle
{
public:
    MimeBundle() = default;
    MimeBundle(const QString &mime, const QByteArray &data);

    [[nodiscard]] bool isEmpty() const { return m_data.isEmpty(); }
    [[nodiscard]] bool contains(const QString &mime) const { return m_data.contains(mime); }
    /// The data of a type; empty when the bundle has none.
    [[nodiscard]] QByteArray data(const QString &mime) const { return m_data.value(mime); }
    [[nodiscard]] QStringList mimeTypes() const { return m_data.keys(); }
    void insert(const QString &mime, const QByteArray &data) { m_data.insert(mime, data); }
    /// Takes what the other one has of types that are not here yet.
    void merge(const MimeBundle &other);
    /// Sum of the sizes of all representations, in bytes.
    [[nodiscard]] qsizetype sizeBytes() const;

    /// Is this type text, and so a plain string in JSON? SVG is; unknown types are binary.
    [[nodiscard]] static bool isText(const QString &mime);

    /// JSON, plain or of a kind with a name of its own ("+json").
    [[nodiscard]] static bool isJson(const QString &mime);

    bool operator==(const MimeBundle &) const = default;

private:
    QMap<QString, QByteArray> m_data;
};

} // namespace sandpad::runner
