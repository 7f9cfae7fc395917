import KataCore
import KataSyntax

/// The facts of a few files, with what tests ask of them.
struct ReadFacts {
  let facts: ProgramFacts

  /// Reads texts as `Sources/0.swift`, `Sources/1.swift` and so on.
  init(_ texts: String..., given: String? = nil, services: [String: Responsibility] = [:]) {
    let files = texts.enumerated().compactMap { index, text in
      RelativePath("Sources/\(index).swift").map { SourceFile(path: $0, text: text) }
    }
    let contract = given.map { [SourceFile(path: "Contract/Contract.swift", text: $0)] }
    facts = FactReader().facts(files, given: contract ?? [], services: services)
  }

  func type(_ name: String) -> TypeFacts? { facts.types.first { $0.name == name } }

  func function(_ name: String) -> FunctionFacts? { facts.functions.first { $0.name == name } }

  /// The duties of the lines of a function, without those that have none.
  func duties(in function: String) -> [Int: Set<Responsibility>] {
    let atoms = facts.atoms.filter { facts.functions[$0.function].name == function }
    return atoms.filter { !$0.duties.isEmpty }.reduce(into: [:]) {
      $0[$1.location.line, default: []].formUnion($1.duties)
    }
  }

  /// The references between types, as `One holds Other`.
  var references: Set<String> {
    Set(
      facts.references.map {
        "\(facts.types[$0.from].name) \($0.kind.rawValue) \(facts.types[$0.to].name)"
      })
  }
}

/// The duties of lines of a screen, those that have any, in order.
func duties(_ body: String, members: String = "") -> [Set<Responsibility>] {
  let facts = ReadFacts(
    """
    import UIKit
    final class Screen: UIViewController {
      let label = UILabel()
      let field = UITextField()
      \(members)
      func act(count: Int, name: String) {
        \(body.split(separator: "\n").joined(separator: "\n    "))
      }
    }
    """)
  return facts.duties(in: "act").sorted { $0.key < $1.key }.map(\.value)
}
