import KataCore

/// Tells what a test can replace as a whole: routers and services behind a protocol, and default arguments.
struct Substitutes: Sendable {
  /// By type: the atoms of those who are given it by a protocol, where they use it; nil when nobody is.
  private let users: [[Int]?]
  private let defaults: Set<Int>

  init(_ design: Design) {
    let index = design.index
    users = index.facts.types.indices.map { type in
      Self.isBehindOthers(type, design) ? Self.users(of: type, index) : nil
    }
    defaults = Self.defaults(index)
  }

  /// Whether others are given another in the place of a type.
  ///
  /// - Parameter reached: the atoms that tests without a view have run; nil when nothing was run.
  func isReplaced(_ type: Int, reached: Set<Int>?) -> Bool {
    guard let users = users[type] else { return false }
    return reached.map { !$0.isDisjoint(with: users) } ?? true
  }

  func isDefaultArgument(_ atom: Int) -> Bool { defaults.contains(atom) }

  /// A screen and those who decide for it are what tests are about: to replace them is to test nothing.
  static func isTested(_ type: Int, _ design: Design) -> Bool {
    let decides: [Role] = [.view, .controller, .presenter, .viewModel, .interactor]
    return decides.contains(design.roles[type]) || design.index.kinship[type].isScreenObject
  }

  private static func isBehindOthers(_ type: Int, _ design: Design) -> Bool {
    design.index.facts.types[type].kind.isConcrete && !isTested(type, design)
  }

  private static func users(of type: Int, _ index: ProgramIndex) -> [Int]? {
    var found: [Int]?
    for name in index.ancestors[type].sorted() where index.protocol(name) != nil {
      for taker in index.takers[name] ?? [] where taker.isProperty && taker.type != type {
        let names = Set(
          index.facts.types[taker.type].properties.filter { property in
            property.isInjected && Taker.names(property.type).contains(name)
          }.map(\.name))
        found = (found ?? []) + atoms(of: taker.type, using: names, index)
      }
    }
    return found
  }

  private static func atoms(
    of type: Int, using names: Set<String>, _ index: ProgramIndex
  ) -> [Int] {
    index.functionsOfType[type].flatMap { index.atomsOfFunction[$0] }.filter { atom in
      index.facts.atoms[atom].uses.contains { use in
        names.contains(use.name) || use.chain.contains(where: names.contains)
      }
    }
  }

  /// The atoms of default arguments, with what stands in closures there.
  private static func defaults(_ index: ProgramIndex) -> Set<Int> {
    var found: Set<Int> = []
    for atoms in index.atomsOfFunction {
      let given = atoms.map { index.facts.atoms[$0] }.filter { $0.kind == .defaultArgument }
      guard !given.isEmpty else { continue }
      for atom in atoms {
        let place = index.facts.atoms[atom].offset
        if given.contains(where: { $0.offset <= place && place < $0.offset + max(1, $0.length) }) {
          found.insert(atom)
        }
      }
    }
    return found
  }
}
