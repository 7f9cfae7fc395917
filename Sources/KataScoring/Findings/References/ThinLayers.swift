import KataCore

/// Finds ways that lead through several types of which most do hardly anything: a use case for each call, a source below
/// a repository, a mapper of one value.
///
/// One type between those who decide and a service earns its name, as it knows how the service wants to be asked. A
/// second one has to do something by itself. Hardly anything is a line or two in each function and no branch; and who
/// has a protocol of its own that nobody else conforms to was meant as a layer, and not to put a word for a value.
///
/// Where it can be wrong: tests that are not among the files may put another in its place.
struct ThinLayers {
  private let design: Design
  private let roles: [Role]
  /// By layer or what stands between layers, those that it keeps.
  private let below: [Int: [Int]]

  init(design: Design, roles: [Role]) {
    (self.design, self.roles) = (design, roles)
    let helpers = Set(roles.indices.filter { Self.isHelper($0, design, roles) })
    below = Dictionary(
      grouping: design.links.filter {
        $0.isHolding && helpers.contains($0.from) && helpers.contains($0.to)
      }, by: \.from
    ).mapValues { $0.map(\.to) }
  }

  /// With one line more a function is on its way to a piece of work.
  private static let mostLines = 2
  private static let layers: [Role] = [.service, .model, .other]

  /// One finding a way: its first type, the types to do without, who keeps their lines, and who asks for it.
  var findings: [DesignFinding] {
    ways.compactMap(finding).sorted {
      ($1.amount ?? 0, $0.type ?? "") < ($0.amount ?? 0, $1.type ?? "")
    }
  }

  private static func isHelper(_ type: Int, _ design: Design, _ roles: [Role]) -> Bool {
    let kind = design.index.facts.types[type].kind
    return (kind == .class || kind == .struct || kind == .actor) && layers.contains(roles[type])
      && design.index.kinship[type] == .none
  }

  // MARK: Ways

  /// Helpers that keep each other, those that are kept by no other first.
  private var ways: [[Int]] {
    var above: [Int: [Int]] = [:]
    for (type, kept) in below { for one in kept { above[one, default: []].append(type) } }
    var seen: Set<Int> = []
    return Set(below.keys).union(above.keys).sorted().compactMap { start in
      guard !seen.contains(start) else { return nil }
      var (way, waiting) = ([Int](), [start])
      while let type = waiting.popLast() {
        guard seen.insert(type).inserted else { continue }
        way.append(type)
        waiting += (below[type] ?? []) + (above[type] ?? [])
      }
      return way.sorted { left, right in
        (above[left] == nil ? 0 : 1, left) < (above[right] == nil ? 0 : 1, right)
      }
    }
  }

  private func finding(_ way: [Int]) -> DesignFinding? {
    let thin = way.filter(isThin)
    guard thin.count > 1 else { return nil }
    let working = way.filter { !thin.contains($0) && lines(of: $0) > 0 }
    guard working.count < 2 else { return nil }
    let keeper = working.first ?? thin.max { ownLines(of: $0) < ownLines(of: $1) }
    let needless = thin.filter { $0 != keeper }
    guard let keeper, let first = needless.first, needless.count > 1 || working.isEmpty else {
      return nil
    }
    let types = design.index.facts.types
    return DesignFinding(
      .passThrough, .advice, type: types[first].name, other: types[keeper].name,
      locations: needless.map { types[$0].location }, amount: Double(way.count),
      lesson: "choosing", detail: asker(of: way).map { types[$0].name }, remedy: .handIn,
      members: needless.map { types[$0].name })
  }

  private func asker(of way: [Int]) -> Int? {
    design.links.first { $0.isHolding && way.contains($0.to) && !way.contains($0.from) }?.from
  }

  // MARK: Work

  private func isThin(_ type: Int) -> Bool {
    let functions = functions(of: type)
    return !functions.isEmpty && hasOwnProtocol(type)
      && functions.allSatisfy { function in
        let atoms = design.index.atomsOfFunction[function].map { design.index.facts.atoms[$0] }
        return atoms.map(\.location).oncePerLine.count <= Self.mostLines
          && atoms.allSatisfy { $0.branch == nil }
      }
  }

  private func hasOwnProtocol(_ type: Int) -> Bool {
    design.index.ancestors[type].contains { name in
      design.index.type(name) != nil && design.index.conformers(of: name) == [type]
    }
  }

  private func functions(of type: Int) -> [Int] {
    design.index.functionsOfType[type].filter { function in
      let kind = design.index.facts.functions[function].kind
      return kind == .function || kind == .getter || kind == .setter
    }
  }

  private func lines(of type: Int) -> Int {
    functions(of: type).map { design.index.atomsOfFunction[$0].count }.reduce(0, +)
  }

  /// The lines that do more than to pass something on.
  private func ownLines(of type: Int) -> Int {
    functions(of: type).filter { !design.index.facts.functions[$0].onlyForwards }
      .map { design.index.atomsOfFunction[$0].count }.reduce(0, +)
  }
}
