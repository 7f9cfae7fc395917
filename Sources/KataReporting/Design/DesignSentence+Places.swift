import KataCore

/// What is said of work that stands in the right file and yet not in its own place.
extension DesignSentence {
  /// Properties that hold each other in a ring, or without a member a closure that holds who wrote it.
  static func strongRing(_ finding: DesignFinding) -> Words {
    guard let member = finding.member, let type = finding.type else { return closureRing(finding) }
    if finding.remedy == .bind { return attachment(finding, member) }
    let counterpart = [finding.other, finding.detail].compactMap(\.self).joined(separator: ".")
    return Words(
      "\(CodeWord("\(type).\(member)")) and \(CodeWord(counterpart)) close a ring of objects that hold each other",
      reason: "None of them is ever let go of: every visit leaves all of them in memory.",
      step:
        "Declare \(CodeWord(member)) as a `weak var` of an optional type; the screen holds the others."
    )
  }

  /// Of who is given its screen and parted from it by turns.
  private static func attachment(_ finding: DesignFinding, _ member: String) -> Words {
    let names = finding.members.map { CodeWord($0).description }
    let last = names.last ?? "what parts the two"
    return Words(
      "\(finding.typeWord) is given \(finding.otherWord ?? "its screen") and parted from it as that comes and goes, in \(Series(names))",
      reason:
        "What happens while another screen covers it is never shown, and each return overwrites what people have typed.",
      step:
        "Keep \(CodeWord(member)) in a `weak var`, given once; report once that the view is ready, and delete \(last). Nobody has to let go then."
    )
  }

  private static func closureRing(_ finding: DesignFinding) -> Words {
    let other = finding.otherWord ?? "what it keeps"
    let held = finding.spare.first ?? "self"
    let step =
      finding.detail.map { method in
        "Hand over `{ [weak \(CodeWord(held).bare)] in \(CodeWord(held).bare)?.\(CodeWord(method).bare)($0) }` in place of \(CodeWord(method)), which holds \(CodeWord(held)) as well."
      }
      ?? "Begin the closure with `[weak \(CodeWord(held).bare)]`, and write `\(CodeWord(held).bare)?.` in it."
    return Words(
      "\(finding.typeWord) keeps a closure that keeps \(finding.typeWord): it is handed to \(other)\(finding.inMembers)",
      reason:
        "Neither is ever let go of: every visit leaves one more \(finding.typeWord) in memory, which goes on listening.",
      step: step)
  }

  static func piledWork(_ finding: DesignFinding) -> Words {
    let place = "\(finding.inMembers)\(finding.inLines)"
    if finding.responsibilities.contains(.network) {
      return Words(
        "\(finding.typeWord) asks the server and reads its answers itself\(place)",
        reason:
          "How the server speaks and what happens on the screen change at different times, for different people.",
        step:
          "Write a loader that makes the request and reads the answer, and let \(finding.typeWord) ask it for a value or a failure."
      )
    }
    return Words(
      "\(finding.typeWord) puts all texts of the screen together itself\(place)",
      reason:
        "In a type of their own, texts can be tested with values alone: no view, no services.",
      step:
        "Move the texts to a type that takes values and returns texts, and let \(finding.typeWord) ask it."
    )
  }

  static func borrowedType(_ finding: DesignFinding) -> Words {
    let types = [finding.typeWord, finding.otherWord].compactMap(\.self)
    let carry = types.count == 1 ? "carries" : "carry"
    let extensions = types.count == 1 ? "an extension" : "extensions"
    let lines = Count(finding.lineCount, "line").description
    let user = finding.home.map { "the \($0.title)" } ?? "whoever decides"
    return Words(
      "\(types.joined(separator: " and ")) \(carry) texts of this screen, \(lines) in \(extensions)",
      reason:
        "Every other user of \(types.count == 1 ? "the type" : "these types") gets them as well, and a second screen words it otherwise.",
      step: "Move the texts to a type that takes values and returns texts, for \(user) to ask.")
  }

  static func repeatedRule(_ finding: DesignFinding) -> Words {
    let place = finding.subject ?? finding.typeWord
    if finding.remedy == .publish { return unannounced(finding, place) }
    if finding.remedy == .bind { return oldCopy(finding, place) }
    let reason = "Whoever changes one of them has to know of the other, and no compiler tells."
    if let keeper = finding.detail.map({ CodeWord($0).description }) {
      return Words(
        "\(place) does again what \(keeper) does", reason: reason,
        step: "Call \(keeper) there instead.")
    }
    let second = finding.members.first { $0 != finding.member }.map { name in
      CodeWord(name.contains(".") ? name : "\(finding.type ?? "").\(name)").description
    }
    let other = (second ?? finding.otherWord).map { " and in \($0)" } ?? " and once more"
    return Words(
      "The same rule is written in \(place)\(other)", reason: reason,
      step: "Make a function of it, and call that one in both places.")
  }

  /// Of a change that is told by hand in most places.
  private static func unannounced(_ finding: DesignFinding, _ place: String) -> Words {
    let closure = finding.detail.map { CodeWord($0).description } ?? "the closure"
    let property = finding.members.first.map { CodeWord($0).description } ?? "what is kept"
    return Words(
      "\(place) changes \(property) and tells nobody, though \(closure) is called after \(Count(finding.count, "other change"))",
      reason: "Whoever listens goes on showing what was true before.",
      step:
        "Call \(closure) in a `didSet` of \(property), and nowhere else; then no change can go untold."
    )
  }
}
