import KataCore

/// Finds references that the pattern does not allow.
struct WrongDirections: DesignRule {
  func findings(in context: FindingContext) -> [DesignFinding] {
    let design = context.design
    return design.links.filter {
      !design.allows($0) && design.pattern(of: $0.from) != .mvc && !isUsual($0, design)
    }.map { link in
      let pattern = design.pattern(of: link.from)
      let (from, to) = (design.name(link.from), design.name(link.to))
      let (role, other) = (design.roles[link.from], design.roles[link.to])
      return DesignFinding(
        .wrongDirection, .advice, type: from,
        summary: Self.summary(link, from, to),
        reason: Self.reason(pattern, role, other, isDirect: link.through == nil),
        step: Self.step(pattern, role, other), locations: link.fault.locations,
        lesson: context.lesson(of: link.from))
    }
  }

  /// Whether code that was only read does so for a reason that no table knows: a value or a namespace has no direction, and
  /// where no presenter asks an interactor, as in VIP, the view does.
  ///
  /// To make a value, such as the texts of a form, and to pass it on is no dependency wherever it is done.
  private func isUsual(_ link: Link, _ design: Design) -> Bool {
    if isValue(link.to, design), link.fault.kinds.allSatisfy({ $0 == .makes }) { return true }
    guard design.isOnlyRead else { return false }
    if [link.from, link.to].contains(where: { isValue($0, design) }) { return true }
    return design.roles[link.to] == .interactor && design.roles[link.from] == .view
      && !design.links.contains { $0.to == link.to && design.roles[$0.from] == .presenter }
  }

  private func isValue(_ type: Int, _ design: Design) -> Bool {
    design.roles[type] == .model && design.facts.types[type].kind != .class
  }

  private static func summary(_ link: Link, _ from: String, _ to: String) -> String {
    let kinds = link.fault.kinds
    if kinds.contains(.holds) || kinds.contains(.holdsWeakly) {
      return "`\(from)` keeps a reference to `\(to)`"
    }
    return kinds.contains(.makes) ? "`\(from)` creates `\(to)`" : "`\(from)` calls `\(to)`"
  }

  private static func reason(
    _ architecture: Architecture, _ role: Role, _ other: Role, isDirect: Bool
  ) -> String {
    let (from, to) = (DutyWording.noun(role), DutyWording.noun(other))
    return isDirect
      ? "In \(architecture.title) \(from) must not depend on \(to) directly."
      : "In \(architecture.title) \(from) must not depend on \(to)."
  }

  private static func step(_ pattern: Architecture, _ from: Role, _ to: Role) -> String {
    switch AllowedReferences(architecture: pattern).permission(from: from, to: to) {
    case .byProtocol:
      return "Depend on a protocol that it conforms to, and let the owner inject it."
    case .making: return "Create it and hand it over, without keeping it."
    case .reading: return "Pass it plain values; do not store the model."
    case .never, .always:
      return from == .view || from == .controller
        ? "Ask \(DutyWording.noun(pattern.mediator)) instead."
        : "Report by a protocol or a closure, and let the other side depend on this one."
    }
  }
}
