#pragma once

#include <QList>
#include <QString>

/// A form in which answers claim something, as tests/data/claimforms/python.txt explains.
struct ClaimForm
{
    QString name;
    QString right; ///< the value that makes the claim true; empty with a verdict
    QString wrong;
    QString verdict;
    QString text; ///< Markdown, with VALUE for the value

    /// The text with a value in the place of VALUE.
    [[nodiscard]] QString with(const QString &value) const;
};

/// The cases of a file. Nothing when it cannot be read, or a case lacks something.
[[nodiscard]] QList<ClaimForm> claimFormsOf(const QString &path, const QString &languageId);

/// Several cases as one answer, each below a heading of its own.
struct FormsAnswer
{
    QString text;
    QList<int> lines; ///< on which each case begins, 1-based, and one more for the end

    void add(const QString &form);
};
