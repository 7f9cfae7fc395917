import KataCore

/// Finds where a call leads: to functions and closures of the program, also by way of those that only pass on what
/// they are given.
///
/// Who tells somebody something by a closure that was handed in, or by a function inside of the function, tells it
/// to whom it reaches in the end.
struct OnwardReading {
  /// What is run: the type that wrote it, and its lines.
  struct Place {
    let type: Int
    let atoms: [Int]
    /// The function, unless it is a closure in one.
    let function: Int?
  }

  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  func places(reachedBy use: Use) -> [Place] {
    var found: [Place] = []
    var seen: Set<Int> = []
    var waiting = places(of: use) + code.additions(named: use.name).map(place)
    while let next = waiting.popLast() {
      guard let first = next.atoms.first, seen.insert(first).inserted else { continue }
      found.append(next)
      if passesOn(next) { waiting += onward(from: next) }
    }
    return found
  }

  private func place(_ function: Int) -> Place {
    Place(
      type: code.facts.functions[function].type, atoms: code.atoms(ofFunction: function),
      function: function)
  }

  private func places(of use: Use) -> [Place] {
    code.callees(of: use).map(place) + closures(behind: use)
  }

  /// What is written into a property that is called.
  private func closures(behind use: Use) -> [Place] {
    guard let on = use.on, code.property(use)?.isClosure == true else { return [] }
    let writers = code.index.mentions.of(use.name).filter {
      $0.isUsed && $0.use.kind == .write && $0.use.on == on
    }
    return (writers.map(\.atom) + code.beginnings(of: use.name, on: on)).compactMap { writer in
      let inside = code.contents(of: code.atom(writer)).map(\.index)
      let type = code.facts.functions[code.facts.atoms[writer].function].type
      return inside.isEmpty ? nil : Place(type: type, atoms: inside, function: nil)
    }
  }

  /// Whether nothing happens there but one call of somebody else, with what was handed over.
  private func passesOn(_ place: Place) -> Bool {
    let lines = place.atoms.map(code.atom)
    let calls = lines.filter { $0.has(.call) }
    return calls.count == 1 && calls[0].has(.read)
      && lines.allSatisfy { $0.uses.allSatisfy(Self.isPlain) }
  }

  private static func isPlain(_ use: Use) -> Bool {
    use.kind == .call || use.kind == .read || use.kind == .control
  }

  private func onward(from place: Place) -> [Place] {
    // Which one of several types inside of functions is meant was told when the function was read.
    let told = place.function.map { function in
      code.facts.functions[function].calls.keys.sorted().filter {
        code.facts.functions[$0].kind != .requirement
      }
    }
    if let told, !told.isEmpty { return told.map(self.place) }
    return place.atoms.flatMap { atom in
      code.atom(atom).uses.filter { $0.kind == .call }.flatMap { places(of: $0) }
    }
  }
}
