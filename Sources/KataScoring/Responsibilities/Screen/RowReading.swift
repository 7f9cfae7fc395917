import KataCore

/// Tells what a table or collection is answered about its rows and items.
struct RowReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  /// The answers to how many rows there are, how large they are and what stands above them.
  func answers(_ atom: ReadAtom) -> Bool {
    guard atom.function.kind == .function,
      let first = atom.function.parameterTypes.first, code.isPlatformView(first),
      Self.sizes.contains(atom.function.resultType ?? "")
    else { return false }
    if atom.isComplaint || atom.atom.kind == .condition && !atom.atom.binds.isEmpty { return false }
    // What stands above rows or on their buttons is worded like any other text before it is given.
    if atom.function.resultType == "String", atom.atom.kind == .condition || atom.has(.write) {
      return false
    }
    if atom.isBareControl, atom.index > 0, code.facts.atoms[atom.index - 1].branch == .guard {
      return false
    }
    return !atom.isBareControl || atom.has(.literal, "number")
  }

  /// Whether a condition asks, in the answer to what a row or item looks like, which row it is.
  func asksWhichRow(_ atom: ReadAtom) -> Bool {
    guard atom.atom.kind == .condition, atom.atom.binds.isEmpty,
      atom.function.parameterTypes.contains("IndexPath"),
      code.isPlatformView(atom.function.parameterTypes.first),
      code.isPlatformView(atom.function.resultType)
    else { return false }
    return atom.has(.read) { $0.on == "IndexPath" && $0.chain.count == 1 }
      && atom.uses.allSatisfy { use in
        [.operation, .literal, .pattern].contains(use.kind)
          || use.kind == .read
            && (["Int", "Array", "IndexPath"].contains(use.type ?? "Int") || use.on == "IndexPath")
      }
  }

  /// Whether it stands in the answer to what a row or item looks like.
  func fills(_ atom: ReadAtom) -> Bool {
    code.isPlatformView(atom.function.parameterTypes.first)
      && (code.isPlatformView(atom.function.resultType) || atom.function.resultType == nil)
  }

  private static let sizes: NameSet = ["Int", "CGFloat", "CGSize", "UIEdgeInsets", "String"]
}
