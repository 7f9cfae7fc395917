import KataCore

extension DesignSentence {
  static func easeOfUse(_ finding: DesignFinding) -> Words {
    switch finding.rule {
    case .ceremony: ceremony(finding)
    case .growth: growth(finding)
    case .lean: lean(finding)
    default: tangledFunction(finding)
    }
  }

  private static func tangledFunction(_ finding: DesignFinding) -> Words {
    let points = finding.amount.map { ", \(Figure($0, places: 0)) points of complexity" } ?? ""
    return Words(
      "\(finding.subject ?? "A function") is hard to follow\(points)",
      reason: "Each branch inside a branch is one more thing to keep in mind while reading.",
      step: "Return early, and give the inner branches names of their own.")
  }

  private static func ceremony(_ finding: DesignFinding) -> Words {
    let example = finding.subject.map { ", \($0) for one" } ?? ""
    let what =
      finding.percents.map { "\($0) of all declarations add form and no work\(example)" }
      ?? finding.subject.map { "\($0) adds form and no work" }
      ?? "\(Count(finding.count, "declaration")) add form and no work"
    return Words(
      what, reason: "Every declaration has to be read before one knows that it does nothing.",
      step:
        "Leave out what only passes calls on, what nobody uses, and protocols with one conformer and no double."
    )
  }

  /// The amount, if any, is how many times the starter's size the code has.
  private static func growth(_ finding: DesignFinding) -> Words {
    let size =
      finding.amount.map { "\(Figure($0, places: 1)) times the starter's" }
      ?? "twice the starter's or more"
    return Words(
      "The code has grown to \(size)", reason: "Every line has to be read, and to be kept right.",
      step: "Look for what is said twice, and for parts that nothing on this screen needs.")
  }

  private static func lean(_ finding: DesignFinding) -> Words {
    Words(
      "It needs hardly more code than the starter",
      reason: "The line that was never written has no bug.")
  }
}
