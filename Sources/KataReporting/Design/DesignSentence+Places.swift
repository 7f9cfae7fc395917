import KataCore

/// What is said of work that stands in the right file and yet not in its own place.
extension DesignSentence {
  /// Two properties that hold each other, or without a member a closure that holds who wrote it.
  static func strongRing(_ finding: DesignFinding) -> Words {
    let reason =
      "Neither is ever let go of, with all that they hold: every visit leaves a screen behind."
    let other = finding.otherWord ?? "what it keeps"
    guard let member = finding.member, let type = finding.type else {
      return Words(
        "\(finding.typeWord) hands \(other) a closure that holds it, and holds \(other)",
        reason: reason,
        step: "Write `[weak self]` at the head of the closure, also for a method's name.")
    }
    let counterpart = [finding.other, finding.detail].compactMap(\.self).joined(separator: ".")
    return Words(
      "\(CodeWord("\(type).\(member)")) and \(CodeWord(counterpart)) hold each other",
      reason: reason, step: "Make \(CodeWord(member)) weak: the screen holds the rest.")
  }

  static func piledWork(_ finding: DesignFinding) -> Words {
    let place = "\(finding.inMembers)\(finding.inLines)"
    if finding.responsibilities.contains(.network) {
      return Words(
        "\(finding.typeWord) asks the server and reads its answers itself\(place)",
        reason: "How a server speaks changes for other reasons than what happens on a screen.",
        step:
          "Give the request and the reading of its answer to a loader, and ask that one for a value or a failure."
      )
    }
    return Words(
      "\(finding.typeWord) words all there is to read itself\(place)",
      reason: "How things read changes for other reasons than what happens on a screen.",
      step: "Give the texts to a type that only words, and let \(finding.typeWord) ask that one.")
  }

  static func borrowedType(_ finding: DesignFinding) -> Words {
    let types = [finding.typeWord, finding.otherWord].compactMap(\.self)
    let carry = types.count == 1 ? "carries" : "carry"
    let lines = Count(finding.lineCount, "line").description
    let user = finding.home.map { "\($0.article) \($0.title)" } ?? "whoever decides"
    return Words(
      "\(types.joined(separator: " and ")) \(carry) this screen's words, \(lines) in extensions",
      reason:
        "Every other user of the type gets them as well, and a second screen words it otherwise.",
      step: "Give the texts to a type that only words, for \(user) to use.")
  }

  static func repeatedRule(_ finding: DesignFinding) -> Words {
    let place = finding.subject ?? finding.typeWord
    let second = finding.members.first { $0 != finding.member }.map { name in
      CodeWord(name.contains(".") ? name : "\(finding.type ?? "").\(name)").description
    }
    let other = (second ?? finding.otherWord).map { " and in \($0)" } ?? " and once more"
    return Words(
      "The same rule is kept in \(place)\(other)",
      reason: "Whoever changes one of them forgets the other, and no compiler objects.",
      step: "Keep it where the value comes from, and let the other side take what comes of it.")
  }
}
