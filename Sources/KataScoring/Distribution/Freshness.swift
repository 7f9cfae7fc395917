import KataCore

/// The names that keep a view or a collection which was made for them, so that changing what they keep changes
/// nothing else.
struct Freshness {
  private enum Content {
    case view, collection
  }

  private let contents: [Keeper: Content]

  init(_ index: ProgramIndex, _ keepers: Keepers) {
    var contents: [Keeper: Content] = [:]
    var others: Set<Keeper> = []
    for atom in index.facts.atoms {
      let written = atom.uses.filter { $0.kind == .write }
      let kept = keepers.begun(by: atom).union(
        written.flatMap { use in
          use.chain.isEmpty
            ? keepers.local(use, in: atom.function).map { [$0] } ?? keepers.properties(use) : []
        })
      guard !kept.isEmpty else { continue }
      let value = atom.uses.first { $0.kind != .write }
      let content = kept.count == 1 ? value.flatMap { Self.content($0, index) } : nil
      for keeper in kept {
        if let content, contents[keeper] ?? content == content {
          contents[keeper] = content
        } else {
          others.insert(keeper)
        }
      }
    }
    for keeper in others { contents[keeper] = nil }
    self.contents = contents
  }

  private static func content(_ use: Use, _ index: ProgramIndex) -> Content? {
    switch use.kind {
    case .make:
      if showsItself.contains(use.name) { return nil }
      let isView =
        index.type(use.name).map { index.kinship[$0].isScreenObject }
        ?? (ViewKinship.isViewLike(use.name) && !ViewKinship.isWindow(use.name))
      return isView ? .view : LineFlow.collections.contains(use.name) ? .collection : nil
    case .literal where use.name == "array" || use.name == "dictionary": return .collection
    default: return nil
    }
  }

  /// Views that come on the screen without being handed to another.
  private static let showsItself: Set<String> = ["UIActionSheet", "UIAlertView", "UIWindow"]

  /// Whether a use changes only what the name keeps.
  func mayChange(_ keeper: Keeper, by use: Use) -> Bool {
    switch contents[keeper] {
    case .view: true
    case .collection: use.chain.count == 1 && (use.kind == .call || use.name == "subscript")
    case nil: false
    }
  }
}
