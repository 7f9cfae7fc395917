import KataCore

/// Looks at what a compiled solution asks of the outside, which no spelling in the source can hide.
///
/// It can be wrong where a future compiler calls a runtime function of a new name: then the gate refuses
/// a sound solution and names the symbol, and `AllowedSymbols` has to learn it.
struct SymbolGate: Sendable {
  /// The C functions of ours that are compiled together with the learner's files.
  var definitions: Set<String> = [Registration.symbol]

  /// Findings for every symbol that is not allowed, each told once, from `llvm-nm --format=posix`.
  func findings(in listing: String) -> [Finding] {
    var told: Set<String> = []
    return listing.split(separator: "\n").compactMap { line in
      guard let symbol = ObjectSymbol(line), let finding = finding(for: symbol) else { return nil }
      return told.insert(finding.id).inserted ? finding : nil
    }
  }

  private func finding(for symbol: ObjectSymbol) -> Finding? {
    let name = symbol.name
    switch (symbol.binding, symbol.isSwift) {
    case (.wanted, true):
      return ForbiddenMember.first(in: name).map {
        finding("symbol.\($0.name)", "Your code uses `\($0.name)`.")
      }
    case (.wanted, false):
      guard !AllowedSymbols.contains(name) else { return nil }
      return finding("symbol.\(name)", "Your code calls `\(name)`.")
    case (_, false) where symbol.couldReplaceFunction && !definitions.contains(name):
      return finding("symbol.\(name)", "Your code defines the bare symbol `\(name)`.")
    default:
      return nil
    }
  }

  private func finding(_ id: String, _ summary: String) -> Finding {
    Finding(
      id: id, summary: summary,
      explanation: """
        A screen has no need of it, and a check refuses it: it reaches past UIKit, Foundation's values \
        and the kata's services to the machine itself.
        """,
      nextSteps: ["Use what `services` offers, or leave the call out."])
  }
}
