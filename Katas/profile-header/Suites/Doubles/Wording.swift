import ProfileHeaderContract

/// How the header reads, as the brief has it.
enum Wording {
  static func name(_ user: User) -> String {
    let name = trimmed(user.name)
    return name.isEmpty ? fallback(user.id) : name
  }

  static func fallback(_ id: Int) -> String {
    "Quill" + String(repeating: "0", count: max(0, 4 - "\(id)".count)) + "\(id)"
  }

  static func initials(_ user: User) -> String {
    let words = name(user).split(separator: " ")
    let ends = words.count > 1 ? [words[0], words[words.count - 1]] : words
    return ends.map { $0.prefix(1).uppercased() }.joined()
  }

  static func tint(_ id: Int) -> AvatarTint {
    [.red, .orange, .green, .blue][id % 4]
  }

  static func trimmed(_ name: String?) -> String {
    let words = (name ?? "").split(separator: " ", omittingEmptySubsequences: false)
    return words.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed()
      .joined(separator: " ")
  }

  static func notFollowed(_ user: User) -> String {
    "Could not follow \(name(user)). Please try again."
  }

  static func notUnfollowed(_ user: User) -> String {
    "Could not unfollow \(name(user)). Please try again."
  }

  static let notLoaded = "The profile could not be loaded."
  static let notRenamed = "The name could not be saved."

  /// Counts, and how they read.
  static func counts(_ values: SeededValues) -> [(Int, String)] {
    let few = values.number(in: 2...998)
    let tenth = values.number(in: 1...9)
    let whole = values.number(in: 2...998)
    return values.shuffled([
      (0, "0"), (few, "\(few)"), (999, "999"), (1000, "1k"), (1099, "1k"),
      (whole * 1000 + tenth * 100 + 99, "\(whole).\(tenth)k"), (999_999, "999.9k"),
      (1_000_000, "1m"), (whole * 1_000_000 + tenth * 100_000, "\(whole).\(tenth)m"),
    ])
  }
}
