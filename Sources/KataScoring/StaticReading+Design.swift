import Foundation
import KataCore

extension StaticReading {
  /// What is read of a design, with findings.
  init(_ design: Design, anchors: ScoreAnchors?, findings: [DesignFinding]) {
    let facts = design.facts
    let distribution = design.distribution
    let good = facts.files.filter { $0.problem == nil }
    self.init(
      files: good.count, lines: good.map(\.lines).reduce(0, +),
      skipped: facts.files.flatMap(Self.skipped),
      types: design.types,
      edges: design.links.map { GraphEdge($0, of: design) },
      cycles: RetainCycles.all(in: facts).map { $0.map { design.name($0.from) } },
      effects: design.effects,
      distribution: .anchored(
        .distribution, raw: distribution.raw, parts: distribution.parts, anchors: anchors),
      uikitFreeShare: Logic(design).uikitFreeShare,
      unknownShare: Score.rounded(design.unknownShare),
      findings: findings)
  }

  private static func skipped(_ file: FileFacts) -> [Skipped] {
    if let problem = file.problem { return [Skipped(path: file.path, location: problem)] }
    return file.leftOut.map { Skipped(path: file.path, location: $0, reason: .statement) }
  }
}

extension Design {
  /// What is read of each type that has lines of its own.
  var types: [TypeReading] { facts.types.indices.compactMap { TypeReading($0, of: self) } }

  /// What the lines that count reach outside of the program.
  var effects: [Effect] {
    zip(facts.atoms, duties).flatMap { atom, duties in
      duties.isEmpty && !atom.duties.isEmpty && !isOnlyRead ? [] : atom.effects
    }
  }
}

extension GraphEdge {
  fileprivate init(_ link: Link, of design: Design) {
    let isAllowed = design.allows(link)
    self.init(
      from: design.name(link.from), to: design.name(link.to),
      kinds: link.kinds.sorted { $0.rawValue < $1.rawValue }, through: link.through,
      isAllowed: isAllowed, locations: isAllowed ? link.locations : link.fault.locations)
  }
}

extension TypeReading {
  /// Reads one type; nil for one without lines of its own.
  fileprivate init?(_ index: Int, of design: Design) {
    let type = design.facts.types[index]
    guard type.kind != .protocol else { return nil }
    let atoms = design.atoms(of: index)
    if type.kind.belongsToCallers, atoms.isEmpty { return nil }
    var masses: [Responsibility: Double] = [:]
    var lines: [Responsibility: [SourceLocation]] = [:]
    for atom in atoms {
      let duties = design.duties[atom]
      for duty in duties {
        masses[duty, default: 0] += 1
        lines[duty, default: []].append(design.facts.atoms[atom].location)
      }
    }
    let sum = masses.values.reduce(0, +)
    let duties = masses.map {
      Duty(responsibility: $0, share: Score.rounded($1 / sum), lines: lines[$0] ?? [])
    }
    .sorted { ($1.share, $0.responsibility.rawValue) < ($0.share, $1.responsibility.rawValue) }
    let jobs = Self.jobs(masses.values)
    self.init(
      name: type.name, kind: type.kind, role: design.roles[index], location: type.location,
      lines: type.lines, jobs: jobs, duties: duties,
      isMassiveController: design.isMassive(index, jobs: jobs, masses))
  }

  /// How many jobs duties make up: e to the power of their entropy.
  static func jobs(_ masses: some Collection<Double>) -> Double {
    let sum = masses.reduce(0, +)
    return sum > 0 ? Score.rounded(exp(entropy(masses, of: sum))) : 0
  }

  private static func entropy(_ masses: some Sequence<Double>, of sum: Double) -> Double {
    masses.sorted().reduce(0) { $0 - $1 / sum * log($1 / sum) }
  }
}

extension Design {
  /// Whether a view controller does several jobs besides its views': in a hundred lines of code at least three lines
  /// of network and storage, or in a hundred and fifty at least eight of these, presentation and domain rules.
  fileprivate func isMassive(_ type: Int, jobs: Double, _ duties: [Responsibility: Double]) -> Bool
  {
    let lines = facts.types[type].lines
    guard facts.types[type].ancestors.contains("UIViewController"), roles[type] == .controller
    else { return false }
    let outside = (duties[.network] ?? 0) + (duties[.storage] ?? 0)
    let logic = outside + (duties[.presentation] ?? 0) + (duties[.domain] ?? 0)
    return outside >= 3 && lines >= 100 && jobs >= 2.5 || logic >= 8 && lines >= 150 && jobs >= 3
  }
}
