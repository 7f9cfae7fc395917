import KataCore

/// Finds references that the pattern does not allow.
struct WrongDirections: DesignRule {
  func findings(in context: FindingContext) -> [DesignFinding] {
    let design = context.design
    guard design.architecture != .mvc else { return [] }
    return design.links.filter { !design.allows($0) }.map { link in
      let (from, to) = (design.name(link.from), design.name(link.to))
      let (role, other) = (design.roles[link.from], design.roles[link.to])
      return DesignFinding(
        .wrongDirection, .advice, type: from,
        summary: Self.summary(link, from, to),
        reason: Self.reason(design.architecture, role, other, isDirect: link.through == nil),
        step: Self.step(role, other, context), locations: link.locations, lesson: context.lesson)
    }
  }

  private static func summary(_ link: Link, _ from: String, _ to: String) -> String {
    if link.kinds.contains(.holds) || link.kinds.contains(.holdsWeakly) {
      return "`\(from)` keeps a reference to `\(to)`"
    }
    return link.kinds.contains(.makes) ? "`\(from)` creates `\(to)`" : "`\(from)` calls `\(to)`"
  }

  private static func reason(
    _ architecture: Architecture, _ role: Role, _ other: Role, isDirect: Bool
  ) -> String {
    let (from, to) = (DutyWording.noun(role), DutyWording.noun(other))
    return isDirect
      ? "In \(architecture.title) \(from) must not depend on \(to) directly."
      : "In \(architecture.title) \(from) must not depend on \(to)."
  }

  private static func step(_ from: Role, _ to: Role, _ context: FindingContext) -> String {
    let table = AllowedReferences(architecture: context.design.architecture)
    switch table.permission(from: from, to: to) {
    case .byProtocol:
      return "Depend on a protocol that it conforms to, and let the owner inject it."
    case .making: return "Create it and hand it over, without keeping it."
    case .reading: return "Be given its values, and keep none of it."
    case .never, .always:
      return from == .view || from == .controller
        ? "Ask \(DutyWording.noun(context.design.architecture.mediator)) instead."
        : "Report by a protocol or a closure, and let the other side depend on this one."
    }
  }
}
