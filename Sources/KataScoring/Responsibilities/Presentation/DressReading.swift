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
  ///
  /// A view does so in a function that answers with such a text.
  func dresses(_ atom: ReadAtom) -> Bool { dresses(atom, steps: 2) }

  private func dresses(_ atom: ReadAtom, steps: Int) -> Bool {
    guard !atom.isInView || atom.function.resultType?.hasSuffix("AttributedString") == true,
      atom.atom.kind == .statement, atom.uses.contains(where: Self.isDress)
    else { return false }
    let written = atom.uses.filter { $0.kind == .write }
      .compactMap { $0.chain.first ?? ($0.on == nil ? $0.name : nil) }
    let readers = (atom.atom.binds + written).flatMap { code.readers(of: $0, after: atom) }
      .map(code.atom)
    return readers.contains { isDressed($0) || steps > 0 && dresses($0, steps: steps - 1) }
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
