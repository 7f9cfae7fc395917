import KataCore

/// Looks at what a compiled solution asks of the outside, which no spelling in the source can hide.
///
/// It can be wrong where a future compiler calls a runtime function of a new name: then the gate refuses
/// a sound solution and names the symbol, and `AllowedSymbols` has to learn it.
struct SymbolGate: Sendable {
  /// The C functions of ours that are compiled together with the learner's files.
  private let definitions: Set<String>
  private let demangler = SymbolDemangler()

  init(definitions: Set<String> = [Registration.symbol]) {
    self.definitions = definitions
  }

  /// Findings for every symbol that is not allowed, each told once.
  func findings(in symbols: [ObjectSymbol]) -> [Finding] {
    var told: Set<String> = []
    return symbols.compactMap { symbol in
      guard let finding = finding(for: symbol) else { return nil }
      return told.insert(finding.id).inserted ? finding : nil
    }
  }

  private func finding(for symbol: ObjectSymbol) -> Finding? {
    let name = symbol.name
    switch (symbol.binding, symbol.isSwift) {
    case (.wanted, true):
      if let member = ForbiddenMember.first(in: name) {
        let type = String(member.name.prefix { $0 != "." && $0 != "(" })
        return finding(
          "symbol.\(member.name)", "Your code uses `\(member.name)`.",
          try: RefusedTypes.replacement(for: type))
      }
      return refusedMention(in: name)
    case (.wanted, false):
      guard !AllowedSymbols.contains(name) else { return nil }
      return finding("symbol.\(name)", "Your code calls `\(name)`.")
    case (_, false) where symbol.couldReplaceFunction && !definitions.contains(name):
      return finding("symbol.\(name)", "Your code defines the bare symbol `\(name)`.")
    case (_, true):
      return foreignReflection(in: name) ?? refusedMention(in: name)
    default:
      return nil
    }
  }

  /// A type or function of the platform that no screen needs.
  private func refusedMention(in name: String) -> Finding? {
    guard PlatformMention.mayBe(in: name) else { return nil }
    let mention = PlatformMention.all(in: demangler.text(of: name)).first {
      !AllowedTypes.allows($0.member, of: $0.name)
    }
    return mention.map { mention in
      finding(
        "symbol.\(mention.name)", "Your code uses `\(mention.name)`.",
        try: RefusedTypes.replacement(for: mention.name))
    }
  }

  /// A description of another module's type: the suites would believe it when they look at what objects store.
  private func foreignReflection(in name: String) -> Finding? {
    guard name.hasSuffix("Mc") else { return nil }
    let text = demangler.text(of: name)
    guard
      let (described, end) = Self.reflections.lazy.compactMap({ name in
        text.firstRange(of: " : Swift.\(name) in ").map { (name, $0) }
      }).first,
      !Self.isOwn(text[..<end.lowerBound], of: text[end.upperBound...])
    else { return nil }
    return finding(
      "symbol.\(described)", "Your code uses `\(described)` for a type of another module.",
      try: "Use `\(described)` for your own types alone.")
  }

  /// Says whether what `conformance` ends with is a type of the module, whatever the types are that it is generic over.
  private static func isOwn(_ conformance: Substring, of module: Substring) -> Bool {
    var depth = 0
    let name = conformance.replacing("->", with: "").filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
    return name.contains("\(module).") || name.contains("(extension in \(module))")
  }

  private static let reflections = ["CustomReflectable", "CustomLeafReflectable"]

  /// A finding for sections whose functions the system calls by itself; none where there are no such sections.
  func startUp(_ sections: [String]) -> [Finding] {
    guard let section = sections.first else { return [] }
    return [
      finding(
        "symbol.start-up", "Your code would run as soon as it is loaded (section `\(section)`).",
        try: "Do the work in an initialiser or a method that the screen calls.")
    ]
  }

  private func finding(_ id: String, _ summary: String, try step: String? = nil) -> Finding {
    Finding(
      id: id, summary: summary,
      explanation: """
        A screen has no need of it, and a check refuses it: it reaches past UIKit, Foundation's values \
        and the kata's services to the machine itself.
        """,
      nextSteps: [step ?? "Use what `services` offers, or leave the call out."])
  }
}
