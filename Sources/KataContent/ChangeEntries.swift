import KataCore

/// What a manifest says of change requests, checked by itself.
struct ChangeEntries {
  private let changes: [ChangeRequest]
  /// The first parts of case ids that the kata's own suites have.
  private let taken: Set<String>

  init(_ manifest: KataManifest) {
    changes = manifest.changes ?? []
    taken = Set(
      (["Behaviour", "Lifetime"] + manifest.patterns.map(\.folder)).map { $0.lowercased() })
  }

  /// The first thing that its author has to fix.
  var problem: String? {
    if Set(changes.map(\.id)).count != changes.count { return "two `changes` share an id" }
    return changes.lazy.compactMap { problem(of: $0) }.first
  }

  private func problem(of change: ChangeRequest) -> String? {
    if change.titles["en"] == nil { return "`changes` has no \"en\" title for \(change.id)" }
    let isWord = change.id.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    guard isWord, !change.id.isEmpty else {
      return "the change \"\(change.id)\" is not one word in lower case"
    }
    return taken.contains(change.id)
      ? "the change \"\(change.id)\" has the name of a suite" : nil
  }
}
