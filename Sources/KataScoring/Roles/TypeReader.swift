import Foundation
import KataCore

/// Reads every type's duties with their lines, its jobs, and whether it is a massive controller.
struct TypeReader {
  let design: Design

  /// A controller is massive when it answers for at least this many atoms, or fills this many lines.
  private static let manyAtoms = 40.0
  private static let manyLines = 100

  var readings: [TypeReading] {
    let lines = dutyLines
    return design.index.facts.types.indices.compactMap { type in
      let facts = design.index.facts.types[type]
      let duties = lines[type]
      guard facts.kind.isConcrete || !duties.isEmpty else { return nil }
      return reading(type, duties)
    }
  }

  private struct Line {
    let duty: Responsibility
    let mass: Double
    let location: SourceLocation
  }

  /// By type: what is written in it, and for a home also what lies in drawers for it alone.
  private var dutyLines: [[Line]] {
    let index = design.index
    var lines = [[Line]](repeating: [], count: index.facts.types.count)
    for (atom, duties) in design.workload.responsibilities.enumerated() where !duties.isEmpty {
      let writer = index.facts.type(of: index.facts.atoms[atom])
      var types = [writer]
      let owners = design.workload.owners[atom]
      if let owner = owners.first, owner.part > 0.99,
        owner.unit != design.workload.homes.unit[writer]
      {
        types.append(owner.unit)
      }
      for duty in Responsibility.allCases where duties.contains(duty) {
        for type in types {
          lines[type].append(
            Line(
              duty: duty, mass: 1 / Double(duties.count),
              location: index.facts.atoms[atom].location))
        }
      }
    }
    return lines
  }

  private func reading(_ type: Int, _ lines: [Line]) -> TypeReading {
    let facts = design.index.facts.types[type]
    let total = lines.map(\.mass).reduce(0, +)
    let masses = Responsibility.allCases.map { duty in
      lines.filter { $0.duty == duty }.map(\.mass).reduce(0, +)
    }
    let duties = zip(Responsibility.allCases, masses).filter { $0.1 > 0 }
      .sorted { ($1.1, $0.0.position) < ($0.1, $1.0.position) }
      .map { duty, mass in
        TypeReading.Duty(
          responsibility: duty, share: Score.rounded(mass / total),
          lines: lines.filter { $0.duty == duty }.map(\.location))
      }
    return TypeReading(
      name: facts.name, kind: facts.kind, role: design.roles[type], location: facts.location,
      lines: facts.lines,
      jobs: total > 0 ? Score.rounded(exp(DutyTable.entropy(masses[...], of: total))) : 0,
      duties: duties, isMassiveController: isMassive(type, masses, total))
  }

  /// A view controller, or what owns most of a screen's layout in its place, that also does three or more duties
  /// which have nothing to do with showing and hearing; four in all is half of the eight that pile up, a quarter
  /// of its lines is what makes it a controller rather than a view, and below forty atoms it fits into one look.
  private func isMassive(_ type: Int, _ masses: [Double], _ total: Double) -> Bool {
    let facts = design.index.facts.types[type]
    guard facts.kind == .class, total >= Self.manyAtoms || facts.lines >= Self.manyLines else {
      return false
    }
    let isController = design.index.kinship[type] == .viewController
    let layout = masses[Responsibility.layout.position]
    guard isController || layout >= 10 else { return false }
    func does(_ duty: Responsibility) -> Bool { masses[duty.position] >= 1 }
    let foreign: [Responsibility] = [
      .network, .storage, .logging, .presentation, .domain, .navigation,
    ]
    let decided = foreign.map { masses[$0.position] }.reduce(0, +)
    return Responsibility.allCases.filter(does).count >= 4 && foreign.filter(does).count >= 3
      && decided > 0.25 * total
  }
}
