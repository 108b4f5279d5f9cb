#pragma once

#include <concepts>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

/// Values as bytes: integers as the host stores them (both ends are on one machine), a bool and an
/// enumerator as one byte, a text and a list with a 32-bit count before them, a struct as its
/// fields one after the other.
namespace sandpad::guest {

/// The fields of a struct in the order of the wire, as a tuple of pointers to members. The same
/// list serves writing and reading. Specialise it for each struct.
template <typename Struct>
inline constexpr std::tuple<> kFields;

/// The last enumerator. Reading refuses larger values. Specialise it for each enumeration.
template <typename Enum>
inline constexpr Enum kLast {};

/// Stands for a field of any type, to count the fields of a struct.
struct AnyField
{
    template <typename Field>
    operator Field() const; // NOLINT(google-explicit-constructor): it has to fit any field
};

template <typename Struct, typename... Fields>
consteval std::size_t fieldCount()
{
    if constexpr (requires { Struct { Fields()..., AnyField() }; })
        return fieldCount<Struct, Fields..., AnyField>();
    else
        return sizeof...(Fields);
}

template <typename Struct>
inline constexpr std::size_t kListed =
    std::tuple_size_v<std::remove_const_t<decltype(kFields<Struct>)>>;

/// A struct whose list names every field.
template <typename Struct>
concept Described = kListed<Struct> > 0 && kListed<Struct> == fieldCount<Struct>();

class WireWriter
{
public:
    template <std::integral Integer>
    void write(Integer value)
    {
        m_bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
    }
    void write(bool value) { write<std::uint8_t>(value ? 1 : 0); }
    void write(const std::string &text)
    {
        write(static_cast<std::uint32_t>(text.size()));
        m_bytes.append(text);
    }
    template <typename Enum>
        requires std::is_enum_v<Enum>
    void write(Enum value)
    {
        write(std::to_underlying(value));
    }
    template <typename Item>
    void write(const std::vector<Item> &items)
    {
        write(static_cast<std::uint32_t>(items.size()));
        for (const Item &item : items)
            write(item);
    }
    template <Described Struct>
    void write(const Struct &value)
    {
        std::apply([&](auto... fields) { (write(value.*fields), ...); }, kFields<Struct>);
    }
    [[nodiscard]] std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

/// Reads what a WireWriter wrote; the bytes may be hostile. Each read says whether the value was
/// there and possible. Nothing is allocated for a size before that many bytes are known to follow.
class WireReader
{
public:
    explicit WireReader(std::string_view bytes)
        : m_rest(bytes)
    { }

    template <std::integral Integer>
    [[nodiscard]] bool read(Integer &value)
    {
        if (m_rest.size() < sizeof value)
            return false;
        // NOLINTNEXTLINE(bugprone-suspicious-stringview-data-usage): the size is that of value
        std::memcpy(&value, m_rest.data(), sizeof value);
        m_rest.remove_prefix(sizeof value);
        return true;
    }
    [[nodiscard]] bool read(bool &value)
    {
        std::uint8_t byte = 0;
        if (!read(byte) || byte > 1)
            return false;
        value = byte == 1;
        return true;
    }
    [[nodiscard]] bool read(std::string &text)
    {
        std::uint32_t size = 0;
        if (!read(size) || m_rest.size() < size)
            return false;
        text = m_rest.substr(0, size);
        m_rest.remove_prefix(size);
        return true;
    }
    template <typename Enum>
        requires std::is_enum_v<Enum>
    [[nodiscard]] bool read(Enum &value)
    {
        std::underlying_type_t<Enum> number {};
        if (!read(number) || number > std::to_underlying(kLast<Enum>))
            return false;
        value = static_cast<Enum>(number);
        return true;
    }
    template <typename Item>
    [[nodiscard]] bool read(std::vector<Item> &items)
    {
        std::uint32_t count = 0;
        // An item takes a byte at least.
        if (!read(count) || m_rest.size() < count)
            return false;
        for (; count > 0; --count) {
            if (!read(items.emplace_back()))
                return false;
        }
        return true;
    }
    template <Described Struct>
    [[nodiscard]] bool read(Struct &value)
    {
        return std::apply([&](auto... fields) { return (read(value.*fields) && ...); },
                          kFields<Struct>);
    }
    [[nodiscard]] bool isAtEnd() const { return m_rest.empty(); }

private:
    std::string_view m_rest;
};

} // namespace sandpad::guest
