import KataCore

/// What bridging a file has to know of all files of its program.
struct BridgedProgram: Sendable {
  /// Overrides that stand in extensions; nil where there are none.
  let moved: ExtensionOverrides?
  /// Whether a value may be observed by its key path.
  let isObserved: Bool

  init(moved: ExtensionOverrides?, isObserved: Bool) {
    self.moved = moved
    self.isObserved = isObserved
  }

  init(_ files: [ParsedFile]) {
    moved = ExtensionOverrides(in: files)
    isObserved = files.contains {
      BridgingNeeds(in: Array($0.source.text.utf8)).observesValues
    }
  }
}
