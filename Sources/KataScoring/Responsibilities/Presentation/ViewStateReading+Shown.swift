import KataCore

extension ViewStateReading {
  /// The values that views, known by a protocol only, are told to show, and what these are made of.
  func shown() -> Set<String> {
    let asked = code.facts.functions.filter { function in
      function.kind == .requirement && code.isViewProtocol(code.facts.types[function.type].name)
    }
    var found = Set(asked.flatMap(\.parameterTypes))
    var waiting = Array(found)
    while let name = waiting.popLast() {
      for part in parts(of: name) where found.insert(part).inserted { waiting.append(part) }
    }
    return found
  }

  /// What values of a type hold; of what cases carry only the words that stand in their whole type are known.
  private func parts(of name: String) -> [String] {
    guard code.nature(name) == .value, let type = index.type(name).map({ index.facts.types[$0] })
    else { return [] }
    if type.kind == .enum { return type.mentions.sorted() }
    return type.properties.filter { $0.nestedIn == (type.name == name ? nil : name) }
      .flatMap { [$0.type].compactMap(\.self) + $0.contents }
  }

  /// The values of the program that views know by a protocol.
  func conformers(of names: Set<String>) -> Set<String> {
    Set(
      names.filter { code.index.protocol($0) != nil }.flatMap(code.index.conformers)
        .map { code.facts.types[$0].name })
  }
}
