import KataCore

extension DesignSentence {
  static func testability(_ finding: DesignFinding) -> Words {
    switch finding.rule {
    case .unreachableLogic: unreachableLogic(finding)
    case .uninterceptableEffect: uninterceptableEffect(finding)
    case .logicBesideUIKit: logicBesideUIKit(finding)
    case .brokenBehaviour: brokenBehaviour(finding)
    case .brokenPart: brokenPart(finding)
    case .leftInMemory: leftInMemory(finding)
    case .missingSeam: missingSeam(finding)
    case .wellTested: wellTested(finding)
    case .idleTests: idleTests(finding)
    default: survivor(finding)
    }
  }

  private static func survivor(_ finding: DesignFinding) -> Words {
    let place = finding.subject.map { " in \($0)" } ?? ""
    let isOne = finding.count <= 1
    return Words(
      isOne
        ? "A change\(place) went unnoticed" : "\(finding.count) changes\(place) went unnoticed",
      reason: "Only tests that load no view count, and none of them failed with the code changed.",
      step: testing(finding))
  }

  /// What knows no view can be tested where it is.
  private static func testing(_ finding: DesignFinding) -> String {
    let apart: [Role] = [.presenter, .viewModel, .interactor, .service, .model]
    guard let role = finding.role, apart.contains(role) else {
      return "Move this where a test reaches it without a view, or test what depends on it."
    }
    let call = finding.member.map { "calls \(CodeWord($0))" } ?? "runs this"
    return "Write a test that \(call) and fails with the change shown: expect what comes of it."
  }

  private static func unreachableLogic(_ finding: DesignFinding) -> Words {
    let place = finding.subject ?? finding.typeWord
    return Words(
      "\(place) \(unreached(finding)) where only a loaded view can be tested\(finding.inMembers.isEmpty ? "" : ",")\(finding.inMembers)\(finding.inLines)",
      reason: "A decision that needs a loaded view is checked late, slowly and seldom.",
      step: "Move what decides or words something to \(logicHome(finding)).")
  }

  private static func unreached(_ finding: DesignFinding) -> String {
    let logic: [DesignFinding.Work] = [.wording, .deciding, .keeping, .calculating, .decoding]
    let deeds = finding.deeds.filter(logic.contains)
    return deeds.isEmpty ? "has logic" : Series(deeds.prefix(2).map(\.deed)).description
  }

  private static func logicHome(_ finding: DesignFinding) -> String {
    if let other = finding.otherWord { return other }
    return finding.home == nil
      ? "a type that knows no view" : "\(finding.newHome), which knows no view"
  }

  private static func uninterceptableEffect(_ finding: DesignFinding) -> Words {
    if let member = finding.member, let type = finding.type {
      return oneForAll(type, member, finding)
    }
    let calls = (finding.detail ?? "").split(separator: "\n").map { CodeWord("\($0)").description }
    let what = calls.isEmpty ? "something outside" : Series(calls, atMost: 3).description
    let times = finding.count > max(1, calls.count) ? " in \(finding.count) places" : ""
    let place = finding.subject ?? finding.typeWord
    let its = calls.count > 1 ? "their" : "its"
    return Words(
      "\(place) reaches \(what) by itself\(times), and no test can put anything in \(its) place",
      reason: finding.remedy == .leadOn
        ? "A test would need the real screens around it."
        : "A test would get the real one: a real time, a real request, a real file.",
      step: handingIn(finding, calls.count > 1 ? "them" : "it"))
  }

  /// Of an object of the program's own that everybody reaches for.
  private static func oneForAll(
    _ type: String, _ member: String, _ finding: DesignFinding
  ) -> Words {
    let path = CodeWord("\(type).\(member)")
    return Words(
      "\(path) is one object for all, in a `static`\(finding.inLines)",
      reason:
        "No test can put another in its place, and two screens share what only one was given.",
      step:
        "Hand what is needed of it to each initialiser, from where the screen is put together, and delete \(path)."
    )
  }

  private static func handingIn(_ finding: DesignFinding, _ them: String) -> String {
    switch finding.remedy {
    case .leadOn: "Let \(finding.newHome) lead to other screens, and ask for that by a protocol."
    case .askThrough: "Leave \(them) to \(finding.newHome), and hand \(them) in there from outside."
    case .knowByProtocol:
      "Let whoever uses \(finding.typeWord) know it by a protocol, so that a test can put another in its place."
    default: "Hand \(them) in from outside, as a protocol or a closure in the initialiser."
    }
  }

  private static func logicBesideUIKit(_ finding: DesignFinding) -> Words {
    let lines = Count(finding.lineCount, "line").description
    let share = finding.lineCount == 1 ? "shares" : "share"
    let place = finding.type.map { " in \(CodeWord($0))" } ?? ""
    return Words(
      "\(lines) of logic\(place) \(share) a file with UIKit",
      reason: "What compiles without UIKit cannot touch a view by accident, and runs anywhere.",
      step: "Move it to a file without UIKit, and let the compiler say what still needs it.")
  }

  private static func wellTested(_ finding: DesignFinding) -> Words {
    let share = finding.percents.map { "\($0) of" } ?? "Nearly all"
    let place = finding.type.map { " in \(CodeWord($0))" } ?? ""
    return Words(
      "\(share) changes to the logic\(place) are noticed by tests without a view",
      reason: "What it decides can be changed without fear.")
  }

  private static func idleTests(_ finding: DesignFinding) -> Words {
    let tests = finding.count > 1 ? "Your \(finding.count) tests run" : "Your tests run"
    return Words(
      "\(tests) the code, but notice next to nothing when it is changed",
      reason: "A test without an assertion that matters passes whatever the code does.",
      step: "Assert what comes out: the text that the view is given, the value that is stored.")
  }
}
