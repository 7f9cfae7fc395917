import KataCore

/// What is said of state that is made, kept or copied where it grows old or ties others.
extension DesignSentence {
  /// Of what makes the next state, and reaches outside on the way.
  static func reducing(_ finding: DesignFinding) -> Words {
    let deeds = finding.work.isEmpty ? "reaches outside" : finding.deedWords
    let home =
      finding.otherWord.map { "let \($0) do that, which acts on actions already" }
      ?? "do that beside it, where actions are acted on"
    return Words(
      "\(finding.subject ?? finding.typeWord) makes the next state, and \(deeds) on the way\(finding.inLines)",
      reason:
        "What makes a state of a state and an action can be run as often as one likes, by a test for one; this leaves something behind each time.",
      step:
        "Leave only the state there; \(home), and send an action with what comes of it.")
  }

  /// Of what is true and is not told, because of what is on the screen.
  static func withheld(_ finding: DesignFinding) -> Words {
    let other = finding.otherWord ?? "whoever shows it"
    let member = finding.member.map { CodeWord($0).description } ?? "the switch"
    return Words(
      "\(finding.subject ?? finding.typeWord) holds a report back\(inside(finding))",
      reason:
        "What is on the screen is \(other)'s to know; whoever else hears the facts misses some of them.",
      step: "Delete \(member), report each change, and let \(other) decide what to show of it.")
  }

  /// Of a copy that is tried again with.
  static func oldCopy(_ finding: DesignFinding, _ place: String) -> Words {
    let original = finding.detail.map { CodeWord($0).description } ?? "what it was made of"
    let member = finding.member.map { CodeWord($0).description } ?? "the copy"
    return Words(
      "\(place) is a copy of \(original) to try again with\(inside(finding))",
      reason:
        "What people change before they try again is shown one way, and asked for another way.",
      step: "Read \(original) as it is then, as the first try does, and delete \(member).")
  }

  /// The functions that a property is looked at in.
  private static func inside(_ finding: DesignFinding) -> String {
    finding.members.isEmpty
      ? "" : " in \(Series(finding.members.map { CodeWord($0).description }, atMost: 2))"
  }
}
