#include "runner/model/Say.h"
#include "runner/model/json/FieldReaders.h"

#include <QRegularExpression>

namespace sandpad::runner {

namespace {

    /// "NAME", or "NAME (not in force: REASON)".
    IsolationLayer layerOf(const QString &text)
    {
        static const QString kBetween = QStringLiteral(" (not in force: ");
        const qsizetype at = text.indexOf(kBetween);
        if (at < 0 || !text.endsWith(u')'))
            return layerInForce(LayerName(text));
        return missingLayer(LayerName(text.first(at)),
                            text.sliced(at + kBetween.size()).chopped(1));
    }

} // namespace

nlohmann::json toJson(const Isolation &isolation)
{
    auto layers = nlohmann::json::array();
    for (const IsolationLayer &layer : isolation.layers) {
        const QString text = layer.inForce
            ? layer.name.noun()
            : QStringLiteral("%1 (not in force: %2)").arg(layer.name.noun(), layer.reason);
        layers.push_back(text.toStdString());
    }
    return { { "level", isolation.level.id().toStdString() }, { "layers", std::move(layers) } };
}

QString levelText(const IsolationLevel &level)
{
    return level.id();
}

void readLevel(JsonReader &json, const std::string &key, std::optional<IsolationLevel> &level)
{
    if (json.find(key) == nullptr)
        return;
    QString text;
    json.text(key, text);
    // The runner knows which levels exist. Here only the form of an id is checked.
    static const QRegularExpression id(QStringLiteral("\\A[a-z][a-z0-9-]{0,39}\\z"));
    if (!id.match(text).hasMatch())
        return json.fail(key, Say::tr("%1 is no isolation level."));
    level = IsolationLevel(text);
}

void readFields(JsonReader &json, Isolation &isolation)
{
    std::optional<IsolationLevel> level;
    readLevel(json, "level", level);
    isolation.level = level.value_or(isolation.level);
    QStringList layers;
    json.texts("layers", layers);
    for (const QString &layer : layers)
        isolation.layers.append(layerOf(layer));
}

} // namespace sandpad::runner
