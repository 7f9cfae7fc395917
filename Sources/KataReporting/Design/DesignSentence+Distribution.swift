import KataCore

extension DesignSentence {
  static func distribution(_ finding: DesignFinding) -> Words {
    switch finding.rule {
    case .massiveController: massiveController(finding)
    case .misplacedDuty: misplacedDuty(finding)
    case .wrongWayReference: wrongWayReference(finding)
    case .strongRing: strongRing(finding)
    case .piledWork: piledWork(finding)
    case .borrowedType: borrowedType(finding)
    case .repeatedRule: repeatedRule(finding)
    case .broadcast: broadcast(finding)
    case .unaskedPart: unaskedPart(finding)
    case .repeatedStart: repeatedStart(finding)
    case .scattered: scattered(finding)
    case .clearRoles: clearRoles(finding)
    default: manyJobs(finding)
    }
  }

  private static func massiveController(_ finding: DesignFinding) -> Words {
    let jobs = finding.amount.map { ", \(Figure.jobs($0)) in one class" } ?? ""
    let duties = finding.duties.isEmpty ? "" : ": \(finding.duties)"
    let first = finding.responsibilities.first(where: \.needsNoView)
    let example = first.map { ", such as \($0.title)," } ?? ""
    let home = finding.home.map { "\($0.article) \($0.title)" } ?? "a type of its own"
    return Words(
      "\(finding.typeWord) does most of everything\(jobs)\(duties)",
      reason: "Each change of any of them opens this class, and nothing in it runs without a view.",
      step: "Choose one duty that needs no view\(example) and give it to \(home).")
  }

  private static func misplacedDuty(_ finding: DesignFinding) -> Words {
    switch finding.remedy {
    case nil: move(finding)
    case .report: reducing(finding)
    case .publish: withheld(finding)
    default: lentDuty(finding)
    }
  }

  /// What stands in a type of its own already, and works for the wrong one.
  private static func lentDuty(_ finding: DesignFinding) -> Words {
    let lines = Count(finding.lineCount, "line").description
    let work = finding.lineCount == 1 ? "works" : "work"
    let place = finding.subject ?? finding.typeWord
    let user = finding.otherWord ?? "a type"
    let step =
      finding.remedy == .handIn
      ? "Hand \(place) to \(user) in its initialiser, by a protocol, or let somebody ask for it who decides."
      : "Let \(finding.newHome) use \(place), and hand \(user) what comes of it."
    return Words(
      "\(lines) in \(place) \(work) for \(user) alone",
      reason: "Nothing can stand in for it, so it is still a part of who uses it.", step: step)
  }

  private static func manyJobs(_ finding: DesignFinding) -> Words {
    let jobs = finding.amount.map(Figure.jobs) ?? "several jobs"
    let duties = finding.duties.isEmpty ? "" : ": \(finding.duties)"
    let last = finding.responsibilities.count > 1 ? finding.responsibilities.last : nil
    return Words(
      "\(finding.typeWord) does \(jobs)\(duties)",
      reason: "A type with one job has one reason to change.",
      step: last.map { "Begin with the smallest part, \($0.title), and give it a type of its own." }
        ?? "Find lines that somebody else would want changed, and give them a type of their own.")
  }

  private static func scattered(_ finding: DesignFinding) -> Words {
    let example = finding.type.map { ", \(CodeWord($0)) for one" } ?? ""
    let isOne = finding.type != nil && finding.count <= 1
    let what =
      isOne
      ? "\(finding.typeWord) holds too little to be worth a name"
      : "\(finding.count) types hold too little to be worth their names\(example)"
    let home = finding.otherWord.map { " \($0) looks like a home for it." } ?? ""
    return Words(
      what, reason: "Work in many small pieces is as hard to find as work in one large one.",
      step: "Join what changes together.\(home)")
  }

  private static func clearRoles(_ finding: DesignFinding) -> Words {
    let what =
      finding.type.map { "\(CodeWord($0)) keeps to one job" } ?? "Each type keeps to its own job"
    return Words(what, reason: "Whoever has to change a line knows which file to open.")
  }
}
