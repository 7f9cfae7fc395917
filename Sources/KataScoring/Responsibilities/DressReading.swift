import KataCore

/// Tells where a text that is put together gets its fonts, colours and spacing, by whoever is no view.
struct DressReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  /// Whether an atom makes a locale in order to word something.
  func speaks(_ atom: ReadAtom) -> Bool {
    guard atom.atom.kind == .statement, !atom.atom.binds.isEmpty, atom.has(.make, "Locale") else {
      return false
    }
    let readers = atom.atom.binds.flatMap { code.readers(of: $0, after: atom) }.map(code.atom)
    let wording = WordingReading(code)
    return !readers.isEmpty && readers.allSatisfy { $0.uses.contains(where: wording.isWording) }
  }

  /// Whether an atom makes or sets up something that only attributed texts are given.
  func dresses(_ atom: ReadAtom) -> Bool {
    guard !atom.isInView, atom.atom.kind == .statement, atom.uses.contains(where: Self.isDress)
    else { return false }
    let names = atom.atom.binds + atom.uses.filter { $0.kind == .write }.compactMap(\.chain.first)
    let readers = names.flatMap { code.readers(of: $0, after: atom) }.map(code.atom)
    return readers.contains(where: isDressed)
      && readers.allSatisfy { isDressed($0) || $0.uses.contains(where: Self.isDress) }
  }

  private func isDressed(_ atom: ReadAtom) -> Bool {
    atom.uses.contains { use in
      use.kind == .make && use.name.hasSuffix("AttributedString")
        || use.kind == .call && use.on?.hasSuffix("AttributedString") == true
    }
  }

  private static func isDress(_ use: Use) -> Bool {
    dress.contains(use.on ?? (use.kind == .make ? use.name : ""))
  }

  private static let dress: NameSet = [
    "UIFont", "UIColor", "NSParagraphStyle", "NSMutableParagraphStyle", "NSShadow",
    "NSTextAttachment",
  ]
}
