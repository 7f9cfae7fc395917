import KataCore
import KataSyntax

/// The facts of a few files, with what tests ask of them.
struct ReadFacts {
  let facts: ProgramFacts

  /// Reads texts as `Sources/0.swift`, `Sources/1.swift` and so on.
  init(_ texts: String..., given: String? = nil) {
    let files = texts.enumerated().compactMap { index, text in
      RelativePath("Sources/\(index).swift").map { SourceFile(path: $0, text: text) }
    }
    let contract = given.map { [SourceFile(path: "Contract/Contract.swift", text: $0)] }
    facts = FactReader().facts(files, given: contract ?? [])
  }

  func type(_ name: String) -> TypeFacts? { facts.types.first { $0.name == name } }

  func property(_ name: String) -> TypeFacts.StoredProperty? {
    facts.types.lazy.flatMap(\.properties).first { $0.name == name }
  }

  func function(_ name: String) -> FunctionFacts? { facts.functions.first { $0.name == name } }

  /// The names of the functions that a function calls, with how often.
  func calls(of name: String) -> [String: Int] {
    let calls = function(name)?.calls ?? [:]
    return Dictionary(
      calls.map { index, count in
        let callee = facts.functions[index]
        return ("\(facts.types[callee.type].name).\(callee.name)", count)
      }, uniquingKeysWith: +)
  }

  func atoms(in function: String) -> [Atom] {
    facts.atoms.filter { facts.functions[$0.function].name == function }
  }

  /// The uses of the atoms of one function, shown as short text.
  func uses(in function: String) -> [String] {
    atoms(in: function).flatMap(\.uses).map(\.short)
  }

  /// The uses of all atoms.
  var uses: [String] { facts.atoms.flatMap(\.uses).map(\.short) }

  /// The references between types, as `One holds Other`.
  var references: Set<String> {
    Set(
      facts.references.map {
        "\(facts.types[$0.from].name) \($0.kind.rawValue) \(facts.types[$0.to].name)"
      })
  }
}

extension Use {
  /// Kind, receiver and name, such as `call UITableView.reloadData`; `-` for a receiver that is not known.
  var short: String { "\(kind.rawValue) \(on ?? "-").\(name)" }
}
