import KataCore

/// What a finding tells a learner to do, without where and how much.
struct Advice: Hashable, CustomStringConvertible {
  let rule: DesignFinding.Rule
  let type: String?
  var duties: Duties = []
  var other: String?
  var home: Role?
  var remedy: DesignFinding.Remedy?

  static func move(_ duties: Responsibility..., from type: String, to other: String) -> Self {
    Advice(rule: .misplacedDuty, type: type, duties: Duties(duties), other: other)
  }

  /// To a type that has to be written first.
  static func move(_ duties: Responsibility..., from type: String, toNew home: Role) -> Self {
    Advice(rule: .misplacedDuty, type: type, duties: Duties(duties), home: home)
  }

  static func turn(
    _ type: String, from other: String, _ remedy: DesignFinding.Remedy,
    setting duties: Duties = []
  ) -> Self {
    Advice(rule: .wrongWayReference, type: type, duties: duties, other: other, remedy: remedy)
  }

  static func say(_ rule: DesignFinding.Rule, of type: String) -> Self {
    Advice(rule: rule, type: type)
  }

  var description: String {
    [rule.rawValue, type, "\(duties.map(\.rawValue).sorted())", other, home?.rawValue]
      .compactMap(\.self).joined(separator: " ") + (remedy.map { " by \($0)" } ?? "")
  }
}

extension DesignFinding {
  var advice: Advice {
    guard rule == .misplacedDuty || rule == .wrongWayReference else {
      return .say(rule, of: type ?? "")
    }
    let isNew = rule == .misplacedDuty && other == nil
    return Advice(
      rule: rule, type: type, duties: Duties(responsibilities), other: other,
      home: isNew ? home : nil, remedy: remedy)
  }
}
