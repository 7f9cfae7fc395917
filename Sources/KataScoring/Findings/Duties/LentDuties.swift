import KataCore

/// Finds what stands in a drawer that fits it, and is used by one type whose work it is not.
struct LentDuties {
  let design: Design
  let roles: [Role]
  /// The names of the massive controllers, whose helpers go where their work goes.
  let massive: Set<String>
  let lines: PartLines
  let homes: DutyHomes
  let lesson: String

  var findings: [DesignFinding] {
    let users = lines.parts.filter { part in
      part.isWhole && !massive.contains(design.index.facts.types[part.type].name)
    }
    return users.flatMap { part in
      Responsibility.allCases.compactMap { finding(of: $0, usedBy: part) }
    }
  }

  private func finding(of duty: Responsibility, usedBy part: UnitPart) -> DesignFinding? {
    // Who hears of changes for somebody is asked to listen.
    guard duty != .observing, !homes.fits(duty, roles[part.type]),
      let lender = lines.lender(of: duty, to: part)
    else { return nil }
    let types = design.index.facts.types
    let isAsked = [.network, .storage, .logging].contains(duty)
    return DesignFinding(
      .misplacedDuty, .advice, type: types[lender.type].name, responsibilities: [duty],
      other: types[part.type].name, locations: lender.places, amount: lender.mass,
      lesson: lesson,
      home: isAsked ? nil : homes.newRole(for: duty, from: roles[part.type]),
      remedy: isAsked ? .handIn : .askThrough)
  }
}
