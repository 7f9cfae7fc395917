import KataCore

/// A program with the duty of every line that counts, who answers for it, and the roles and links of its types.
struct Design: Sendable {
  let facts: ProgramFacts
  /// The duties by atom; none for the program's own code, and for a line that counts for nothing.
  let duties: [Set<Responsibility>]
  let units: Units
  let matrix: DutyMatrix
  /// By type.
  let roles: [Role]
  let links: [Link]
  /// The links by type.
  let table: LinkTable
  let patterns: ScreenPatterns
  /// The id of the lesson that teaches the pattern; nil where each type's pattern has its own.
  let lesson: String?
  /// The share of lines that name nothing of the catalogue and of which no run has told anything, 0 to 1.
  let unknownShare: Double
  /// Whether nothing was run, so that only what is likely is said.
  let isOnlyRead: Bool
  private let atomsByType: [[Int]]

  /// - Parameters:
  ///   - duties: The duties by atom, nil for a line that counts for nothing; without them those that the catalogue says.
  ///   - pattern: The id of the pattern; nil, and `own`, are read screen by screen.
  ///   - lesson: The id of the lesson that teaches it, where that is another word.
  ///   - isOnlyRead: Whether the code is read as any code, and not scored as a solution.
  init(
    _ facts: ProgramFacts, duties: [Set<Responsibility>?]? = nil, pattern: String? = nil,
    lesson: String? = nil, isOnlyRead: Bool = false
  ) {
    self.facts = facts
    self.lesson = lesson
    self.isOnlyRead = isOnlyRead
    let all: [Set<Responsibility>?] = duties ?? facts.atoms.map(\.duties)
    self.duties = isOnlyRead ? SaidDuties.said(of: facts) : all.map { $0 ?? [] }
    units = Units(facts)
    // Distribution compares all guesses, and needs none to be right by itself.
    matrix = Self.matrix(facts, all, units)
    roles = RoleReader(facts, isOnlyRead: isOnlyRead).roles
    links = Link.all(of: facts)
    table = LinkTable(links, roles: roles, facts: facts)
    atomsByType = Self.atoms(facts, self.duties)
    let given = Architecture(pattern: pattern, lesson: lesson)
    patterns =
      given == nil && Architecture.isChosenByScreen(pattern)
      ? ScreenPatterns(roles: roles, links: links)
      : ScreenPatterns(given: given, count: facts.types.count)
    let silent = all.count { ($0 ?? []).isEmpty }
    unknownShare = facts.atoms.isEmpty ? 0 : Double(silent) / Double(facts.atoms.count)
  }

  /// The pattern that a finding about a type speaks of: of several the richest.
  func pattern(of type: Int) -> Architecture { patterns[type].max() ?? .mvc }

  /// The name of a type, by index.
  func name(_ type: Int) -> String { facts.types[type].name }

  // MARK: Duties

  /// The duties by those who answer for them.
  private static func matrix(
    _ facts: ProgramFacts, _ duties: [Set<Responsibility>?], _ units: Units
  ) -> DutyMatrix {
    var matrix = DutyMatrix()
    var owners: [Int: [Int: Double]] = [:]
    for (atom, duties) in zip(facts.atoms, duties) {
      guard let duties else { continue }
      let columns: [Responsibility?] = duties.isEmpty ? [nil] : Array(duties)
      let shares = owners[atom.function] ?? units.owners(of: atom.function)
      owners[atom.function] = shares
      for (unit, share) in shares {
        for duty in columns { matrix.add(share, duty, to: unit) }
      }
    }
    return matrix
  }

  /// The atoms that are written in a type and count.
  func atoms(of type: Int) -> [Int] { atomsByType[type] }

  private static func atoms(_ facts: ProgramFacts, _ duties: [Set<Responsibility>]) -> [[Int]] {
    var atoms = [[Int]](repeating: [], count: facts.types.count)
    for (number, atom) in facts.atoms.enumerated() where !duties[number].isEmpty {
      atoms[facts.type(of: atom)].append(number)
    }
    return atoms
  }

  // MARK: References

  /// Whether a pattern of the type where a link begins allows it, or none judges it.
  ///
  /// The values that a mediator makes are what its view shows, so that the view may keep them.
  func allows(_ link: Link) -> Bool {
    var link = link
    if table.shown.contains(link.to) { link.kinds.remove(.holds) }
    let judging = patterns[link.from]
    return judging.isEmpty
      || judging.contains {
        AllowedReferences(architecture: $0).allows(
          link, from: roles[link.from], to: role(of: link.to, in: $0))
      }
  }

  /// The role by which references to a type are judged: in MVA, an object of the model is as far from a view as a service.
  private func role(of type: Int, in pattern: Architecture) -> Role {
    let isObject = roles[type] == .model && facts.types[type].kind == .class
    return pattern == .mva && isObject ? .service : roles[type]
  }

  /// Whether a pattern of a type lets it have a duty, or none judges it.
  func allows(_ duty: Responsibility, of type: Int) -> Bool {
    let judging = patterns[type]
    return judging.isEmpty
      || judging.contains { DutyTable(architecture: $0).allows(duty, in: roles[type]) }
  }

  /// The share of references that the pattern allows; a pair counts by the smaller one's duties, so that empty types
  /// cannot dilute a forbidden one, which counts at least one line.
  var allowed: Double {
    var (good, all) = (0.0, 0.0)
    for link in links {
      let (from, to) = (units.unit[link.from], units.unit[link.to])
      let weight = min(matrix.mass(of: from), matrix.mass(of: to))
      let isAllowed = allows(link)
      all += isAllowed ? weight : max(1, weight)
      if isAllowed { good += weight }
    }
    return all > 1e-9 ? Score.rounded(good / all) : 1
  }

  var distribution: Distribution { Distribution(matrix, allowed: allowed) }
}
