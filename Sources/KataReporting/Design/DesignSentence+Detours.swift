import KataCore

/// What is said of news and requests that go another way than there is one for.
extension DesignSentence {
  static func broadcast(_ finding: DesignFinding) -> Words {
    let other = finding.otherWord ?? "who it is meant for"
    let names = finding.members.map { CodeWord($0).description }
    let name =
      names.isEmpty
      ? "a notification" : "the notification\(names.count == 1 ? "" : "s") \(Series(names))"
    let step =
      finding.detail.map { way in
        "Tell \(other) by \(CodeWord(way)), and delete \(name)."
      }
      ?? "Give \(finding.typeWord) a closure or a delegate to tell \(other) by, and delete \(name)."
    return Words(
      "\(finding.typeWord) tells \(other) by \(name), though the two know each other",
      reason:
        "Anybody can send it and anybody can hear it: neither the compiler nor a test sees who does.",
      step: step + (finding.contract.isEmpty ? "" : " \(conforming(finding))"))
  }

  static func unaskedPart(_ finding: DesignFinding) -> Words {
    let names = finding.members.map { CodeWord($0).description }
    let members = names.isEmpty ? "all that the contract has it for" : Series(names).description
    let part = finding.otherWord ?? "its part"
    if finding.remedy == .handIn { return passed(finding, members, part) }
    if finding.remedy == .knowByProtocol { return beyondContract(finding, members, part) }
    if finding.remedy == .bind { return unheard(finding, members, part) }
    let them = names.count == 1 ? "it" : "them"
    return Words(
      "\(finding.typeWord) never calls \(members) of \(part)",
      reason: "What goes past a part is seen by no test of the part.",
      step: "\(filling(finding))Call \(them) where the same is done another way so far.")
  }

  /// Of a screen that is made without the part that the pattern's cases check.
  private static func passed(
    _ finding: DesignFinding, _ kept: String, _ part: String
  ) -> Words {
    let seam = finding.detail.map { CodeWord("any \($0)").description } ?? part
    let maker = finding.spare.first.map { CodeWord($0).description } ?? "the cases"
    let spare = Series(finding.members.map { CodeWord($0).description }, word: "or")
    return Words(
      "The screen runs past \(part): \(finding.typeWord) keeps \(kept) in its place",
      reason: "What the pattern's cases check is not what people see.",
      step:
        "Give \(finding.typeWord) an \(seam), and make it for the screen as \(maker) does; then it needs no \(spare)."
    )
  }

  /// Of what is begun as often as a screen appears.
  static func repeatedStart(_ finding: DesignFinding) -> Words {
    let start = finding.detail.map { CodeWord($0).description } ?? "what begins once"
    let place = finding.member.map { CodeWord($0).description } ?? "each appearance"
    return Words(
      "\(finding.typeWord) calls \(start) in \(place), which runs each time it comes back",
      reason:
        "\(finding.otherWord ?? "Who hears it") listens and fills the screen anew then, over what people have entered meanwhile.",
      step:
        "Call \(start) once, at the end of `viewDidLoad()`; what has to be fresh at each return gets an event of its own."
    )
  }

  private static func unheard(
    _ finding: DesignFinding, _ closure: String, _ part: String
  ) -> Words {
    let state = finding.detail.map { CodeWord($0).description } ?? "the state"
    return Words(
      "\(finding.typeWord) never listens to \(closure) of \(part)",
      reason:
        "A state that is told whole is never half shown, and a test can ask what the screen shows.",
      step:
        "Set \(closure) once, and show there all that \(state) says; then nothing in it needs a way of its own."
    )
  }

  private static func beyondContract(
    _ finding: DesignFinding, _ members: String, _ part: String
  ) -> Words {
    let contract = finding.detail.map { CodeWord($0).description } ?? "the contract"
    let (it, does) = finding.members.count > 1 ? ("them", "they do") : ("it", "it does")
    return Words(
      "\(finding.typeWord) calls \(members) of \(part), which \(contract) does not ask for",
      reason:
        "Who makes the part by the contract, as a test does, never calls \(it), and lacks all that hangs on \(it).",
      step:
        "Do what \(does) where the part is made or in what \(contract) asks for, and delete \(it); then \(finding.typeWord) can keep an `any \(CodeWord(finding.detail ?? "").bare)`."
    )
  }

  private static func filling(_ finding: DesignFinding) -> String {
    let empty = finding.waiting.map { CodeWord($0).description }
    guard !empty.isEmpty else { return "" }
    return
      "\(Series(empty)) \(empty.count == 1 ? "is" : "are") still empty: move what is to be done there to \(empty.count == 1 ? "it" : "them"). "
  }
}
