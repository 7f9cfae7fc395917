import KataCore

/// Reads what is said where something fails: to a person, or to developers.
struct FailureReading {
  private let code: CodeReading

  init(_ code: CodeReading) {
    self.code = code
  }

  /// Whether its text tells developers that something failed.
  func fails(_ atom: ReadAtom) -> Bool {
    atom.isComplaint
      || atom.uses.contains { use in
        use.kind == .control && use.name == "throw"
          || use.kind == .make && (use.name == "NSError" || code.nature(use.name) == .failure)
          || use.kind == .call && code.nature(on: use) == .failure
          || use.name == "NSSelectorFromString"
      }
  }

  /// Whether a failure of the program that can be asked for its words is told with a text.
  func explains(_ atom: ReadAtom) -> Bool {
    atom.atom.kind == .statement && !atom.isComplaint && atom.holdsText
      && atom.uses.contains { use in
        use.kind == .call && use.on == use.type && code.nature(on: use) == .failure
          && canSay(use.on)
      }
  }

  /// Whether a failure of the program is made with the text that it keeps for whoever shows it.
  func words(_ atom: ReadAtom) -> Bool {
    !atom.isComplaint && atom.holdsText
      && atom.uses.contains { use in
        use.kind == .make && code.nature(use.name) == .failure && keepsText(use.name)
      }
  }

  /// Whether values of a type have a property that the program works out as a text.
  private func canSay(_ name: String?) -> Bool {
    guard let type = name.flatMap(code.index.type) else { return false }
    return code.index.functionsOfType[type].contains { function in
      let entry = code.facts.functions[function]
      return entry.kind == .getter && entry.resultType?.hasPrefix("String") == true
    }
  }

  private func keepsText(_ name: String) -> Bool {
    guard let type = code.index.type(name) else { return false }
    return code.facts.types[type].properties.contains { !$0.isStatic && $0.type == "String" }
  }
}
