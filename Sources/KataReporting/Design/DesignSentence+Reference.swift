import KataCore

extension DesignSentence {
  static func wrongWayReference(_ finding: DesignFinding) -> Words {
    let words = reference(finding)
    guard !finding.contract.isEmpty else { return words }
    return Words(
      words.summary, reason: words.reason,
      step: [words.step, conforming(finding)].compactMap(\.self).joined(separator: " "))
  }

  private static func reference(_ finding: DesignFinding) -> Words {
    let type = finding.subject ?? finding.typeWord
    let other = finding.otherWord ?? "a type on the other side"
    let setsViews = !finding.responsibilities.isEmpty
    switch finding.remedy {
    case .handIn where finding.home == .other: return located(finding, type, other)
    case .handIn: return handIn(finding, type, other)
    case .bind where finding.home == .presenter || finding.home == .interactor:
      return pull(finding, type, other)
    case .bind where finding.home == .view: return entered(finding, type, other)
    case .bind:
      return Words(
        "\(type) asks \(other) for its state, and hears of no change",
        reason:
          "What changes by itself, as when an answer comes, is shown late or has to be asked for again.",
        step: "Have \(other) tell every change, by a closure for one, and show what comes.")
    case .publish where setsViews, .knowByProtocol where setsViews:
      return Words(
        "\(type) sets the views of \(other) itself\(finding.inMembers)\(finding.inLines)",
        reason: knowing(finding), step: mending(finding, type, other))
    default:
      return Words(
        "\(type) knows \(other), which \(stranger(finding))\(place(finding))",
        reason: knowing(finding), step: mending(finding, type, other) + filling(finding))
    }
  }

  /// Why one does without the other, such as "no view does in MVVM".
  private static func stranger(_ finding: DesignFinding) -> String {
    let patterns = ["mvc", "mvp", "mvvm", "viper"]
    let pattern = finding.lesson.flatMap { patterns.contains($0) ? $0.uppercased() : nil }
    let who = finding.role.map { $0 == .controller ? "view" : $0.title } ?? "type of its kind"
    return "no \(who) does in \(pattern ?? "the pattern")"
  }

  private static func filling(_ finding: DesignFinding) -> String {
    guard !finding.waiting.isEmpty else { return "" }
    let names = Series(finding.waiting.map { CodeWord($0).description }, atMost: 3)
    return " \(names) \(finding.waiting.count > 1 ? "are" : "is") still empty there."
  }

  /// Of who asks a screen what people entered.
  private static func entered(_ finding: DesignFinding, _ type: String, _ other: String) -> Words {
    let names = Series(finding.members.map { CodeWord($0).description }, atMost: 3)
    let second = finding.spare.first.map { CodeWord($0).description }
    let end = second.map { " and delete \($0) with all that asks for it." }
    let keep =
      finding.detail.map { event in
        "\(CodeWord(event)) brings it already and throws it away: keep what it brings in \(type)"
      }
      ?? "Let what people do bring what they entered, as an argument, and keep in \(type) what counts later"
    return Words(
      "\(type) asks \(other) for \(names)"
        + (second.map { ", by a second protocol, \($0)" } ?? ""),
      reason: second == nil
        ? "Each test has to play a screen with fields and switches that answer."
        : "No other view has to answer to that, such as a test's, and nobody hears of it when it does not.",
      step: keep + (end.map { "," + $0 } ?? "."))
  }

  /// Of who takes its parts where it needs them.
  private static func located(_ finding: DesignFinding, _ type: String, _ other: String) -> Words {
    let parts = finding.members.map { CodeWord($0).description }
    let what = parts.isEmpty ? "what it needs" : Series(parts, atMost: 5).description
    return Words(
      "\(type) takes what it needs out of \(other), whenever it needs it",
      reason:
        "Its initialiser does not say what it needs, and what nobody has registered is missed only when it runs.",
      step:
        "Hand \(what) to its initialiser, and ask \(other) only where the parts are put together."
    )
  }

  /// Of who asks where it should be told.
  private static func pull(_ finding: DesignFinding, _ type: String, _ other: String) -> Words {
    if finding.home == .interactor {
      return Words(
        "\(type) asks \(other) for values instead of hearing what came of its work",
        reason: "Who asks decides when facts are new, which is the interactor's to know.",
        step: "Have \(other) report facts by its output, and word those.")
    }
    return Words(
      "\(type) asks \(other) for what it shows\(finding.inMembers)",
      reason:
        "A view that asks has to know when to ask again, and decides what comes of the answer.",
      step:
        "Have \(other) tell the view what to show, by a protocol that the view conforms to; the view only reports what happened."
    )
  }

  private static func handIn(_ finding: DesignFinding, _ type: String, _ other: String) -> Words {
    let place = finding.detail.map { "in \(CodeWord($0))" } ?? "where the screen is put together"
    let spare = Series(finding.spare.map { CodeWord($0).description }, atMost: 3, word: "or")
    let left =
      finding.spare.isEmpty
      ? "What \(type) kept only to make it can go." : "Then \(type) needs no \(spare)."
    return Words(
      "\(type) has \(other) made for itself\(finding.members.isEmpty ? "" : self.place(finding))",
      reason: "Who makes its own parts can be given no others, by a test or by another screen.",
      step: "Make \(other) \(place) before the screen is shown, and hand it over. \(left)")
  }

  /// Where one knows the other, if that is in few places.
  private static func place(_ finding: DesignFinding) -> String {
    (1...2).contains(finding.members.count) ? "," + finding.inMembers : ""
  }

  private static func knowing(_ finding: DesignFinding) -> String {
    switch finding.role {
    case .view?, .controller?:
      return "Only a test that loads the view sees what it asks for, and what it makes of that."
    case .presenter? where finding.home == .interactor:
      return "A presenter words and asks; where things come from and are kept is the interactor's."
    case .presenter?, .viewModel?:
      return "Who knows its screen needs UIKit and the real screen in each test."
    case .interactor?: return "Who knows one screen's parts can serve no other."
    default: return "Who knows the other side can be neither used nor tested without it."
    }
  }

  private static func mending(
    _ finding: DesignFinding, _ type: String, _ other: String
  ) -> String {
    let home = finding.homeAtHand
    let isShown = finding.home == .viewModel ? "shows what its state says" : "shows what it is told"
    switch finding.remedy {
    case .askThrough where finding.home == .interactor:
      return "Let \(home) keep \(other), and ask that one for what comes of it."
    case .askThrough:
      let asking = finding.detail == nil ? "keep \(other)" : "ask \(other) for it"
      return
        "Let \(home) \(asking); the view reports what happened and \(isShown).\(turning(finding, other))"
    case .handOver where finding.home == nil:
      return "Let whoever uses \(type) ask \(other), and hand over what comes of it."
    case .handOver where finding.home == .interactor:
      return
        "Let \(home) keep \(other), and hand over only what is shown of it, as values of their own."
    case .handOver: return "Let \(home) keep \(other), and hand the view what it shows of it."
    case .publish:
      return
        "Keep what is shown in a state, tell every change by a closure, and let \(shower(finding, other)) show it."
    case .report where finding.home != nil:
      return "Report what came of it by a protocol, and let \(home) turn to \(other)."
    case .report: return "Hand the answer to whoever asked, by a closure or a protocol of its own."
    case .leadOn: return "Let \(home) make \(other) and show it, and ask for that by a protocol."
    case .knowByProtocol where !finding.responsibilities.isEmpty:
      return
        "Put what to show into a protocol, as finished texts, and let \(shower(finding, other)) adopt it; what people enter comes with what they did."
    case .knowByProtocol, .handIn, .bind:
      return "Put what it needs of \(other) into a protocol, and know only that."
    case nil:
      return "Talk to a protocol that holds only what is needed, or let \(other) do the asking."
    }
  }

  /// How who is asked from then on keeps who asks it.
  private static func turning(_ finding: DesignFinding, _ other: String) -> String {
    guard let member = finding.spare.first else { return "" }
    return
      " \(other) then knows it by \(CodeWord(member)) as a `weak var`, to report what came of it."
  }

  /// Who shows what the type on the other side only keeps the views for.
  private static func shower(_ finding: DesignFinding, _ other: String) -> String {
    finding.detail.map { CodeWord($0).description } ?? other
  }
}

extension DesignFinding {
  /// The role to give something to, as a type that may have to be written first.
  var newHome: String {
    if let home {
      let role = "\(home.article) \(home.title)"
      return contract.first.map { "\(role), a class that conforms to \(CodeWord($0))" } ?? role
    }
    let isDecided = responsibilities.first.map { $0 == .presentation || $0 == .domain } ?? false
    return isDecided
      ? "a type that knows no view, such as a presenter or a view model"
      : "a type that does nothing else"
  }

  /// The type with the role, if there is one.
  var homeAtHand: String { detail.map { CodeWord($0).description } ?? newHome }
}

extension Role {
  var article: String { self == .interactor || self == .other ? "an" : "a" }
}
