import KataCore

/// The names that keep a view or a collection which was made for them, so that changing what they keep changes
/// nothing else.
struct Freshness {
  private enum Content {
    case view, collection
  }

  /// By number of what keeps them.
  private let contents: [Content?]

  init(_ index: ProgramIndex, _ keepers: Keepers) {
    var contents = [Content?](repeating: nil, count: keepers.count)
    var others: [Keeper] = []
    for atom in index.facts.atoms {
      var kept = keepers.begun(by: atom)
      if atom.has(.write) {
        for use in atom.uses where use.kind == .write && use.chain.isEmpty {
          kept += keepers.local(use, in: atom.function).map { [$0] } ?? keepers.properties(use)
        }
      }
      guard let first = kept.first else { continue }
      let value = atom.uses.first { $0.kind != .write }
      let isOnly = kept.allSatisfy { $0 == first }
      if isOnly, let content = value.flatMap({ Self.content($0, index) }),
        contents[first.number] ?? content == content
      {
        contents[first.number] = content
      } else {
        others += kept
      }
    }
    for keeper in others { contents[keeper.number] = nil }
    self.contents = contents
  }

  private static func content(_ use: Use, _ index: ProgramIndex) -> Content? {
    switch use.kind {
    case .make:
      if showsItself.holdsName(of: use) { return nil }
      let isView =
        index.type(use.name).map { index.kinship[$0].isScreenObject }
        ?? (ViewKinship.isViewLike(use.name) && !ViewKinship.isWindow(use.name))
      return isView ? .view : LineFlow.collections.holdsName(of: use) ? .collection : nil
    case .literal where use.name == "array" || use.name == "dictionary": return .collection
    default: return nil
    }
  }

  /// Views that come on the screen without being handed to another.
  private static let showsItself: NameSet = ["UIActionSheet", "UIAlertView", "UIWindow"]

  /// Whether a use changes only what the name keeps.
  func mayChange(_ keeper: Keeper, by use: Use) -> Bool {
    switch contents[keeper.number] {
    case .view: true
    case .collection: use.chain.count == 1 && (use.kind == .call || use.name == "subscript")
    case nil: false
    }
  }
}
