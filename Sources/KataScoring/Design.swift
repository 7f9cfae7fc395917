import KataCore

/// A program with the duty of every line that counts, who answers for it, and the roles and links of its types.
struct Design: Sendable {
  let facts: ProgramFacts
  /// The duties by atom; none for a line that does not count.
  let duties: [Set<Responsibility>]
  let units: Units
  let matrix: DutyMatrix
  /// By type.
  let roles: [Role]
  let links: [Link]
  let architecture: Architecture
  /// The share of lines that name nothing of the catalogue and of which no run has told anything, 0 to 1.
  let unknownShare: Double

  /// - Parameters:
  ///   - duties: The duties by atom; nil for those that the catalogue says.
  ///   - pattern: The id of the pattern; nil to infer it.
  init(_ facts: ProgramFacts, duties: [Set<Responsibility>]? = nil, pattern: String? = nil) {
    self.facts = facts
    self.duties = duties ?? facts.atoms.map(\.duties)
    units = Units(facts)
    matrix = Self.matrix(facts, self.duties, units)
    roles = RoleReader(facts: facts, matrix: Self.typeMatrix(facts, self.duties)).roles
    links = Link.all(of: facts)
    architecture = pattern.flatMap(Architecture.init) ?? Architecture(roles: roles, links: links)
    let silent = self.duties.count { $0.isEmpty }
    unknownShare = facts.atoms.isEmpty ? 0 : Double(silent) / Double(facts.atoms.count)
  }

  var table: DutyTable { DutyTable(architecture: architecture) }

  /// The name of a type, by index.
  func name(_ type: Int) -> String { facts.types[type].name }

  // MARK: Duties

  /// The duties by those who answer for them.
  private static func matrix(
    _ facts: ProgramFacts, _ duties: [Set<Responsibility>], _ units: Units
  ) -> DutyMatrix {
    var matrix = DutyMatrix()
    var owners: [Int: [Int: Double]] = [:]
    for (atom, duties) in zip(facts.atoms, duties) where !duties.isEmpty {
      let shares = owners[atom.function] ?? units.owners(of: atom.function)
      owners[atom.function] = shares
      for (unit, share) in shares {
        for duty in duties { matrix.add(share, duty, to: unit) }
      }
    }
    return matrix
  }

  /// The duties by the types that they are written in.
  private static func typeMatrix(
    _ facts: ProgramFacts, _ duties: [Set<Responsibility>]
  ) -> DutyMatrix {
    var matrix = DutyMatrix()
    for (atom, duties) in zip(facts.atoms, duties) {
      for duty in duties { matrix.add(1, duty, to: facts.type(of: atom)) }
    }
    return matrix
  }

  /// The atoms that are written in a type and count.
  func atoms(of type: Int) -> [Int] {
    facts.atoms.indices.filter { !duties[$0].isEmpty && facts.type(of: facts.atoms[$0]) == type }
  }

  // MARK: References

  /// Whether the pattern allows a link.
  func allows(_ link: Link) -> Bool {
    AllowedReferences(architecture: architecture)
      .allows(link, from: roles[link.from], to: roles[link.to])
  }

  /// The share of references that the pattern allows; a pair counts by the smaller one's duties, so that empty types
  /// cannot dilute a forbidden one.
  var allowed: Double {
    var (good, all) = (0.0, 0.0)
    for link in links {
      let (from, to) = (units.unit[link.from], units.unit[link.to])
      let weight = min(matrix.mass(of: from), matrix.mass(of: to))
      all += weight
      if allows(link) { good += weight }
    }
    return all > 1e-9 ? Score.rounded(good / all) : 1
  }

  var distribution: Distribution { Distribution(matrix, allowed: allowed) }
}
