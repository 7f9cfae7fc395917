import KataCore

extension DesignSentence {
  static func wrongWayReference(_ finding: DesignFinding) -> Words {
    let type = finding.subject ?? finding.typeWord
    let other = finding.otherWord ?? "a type on the other side"
    if finding.remedy == .handIn {
      return Words(
        "\(type) makes \(other) for itself",
        reason: "Who makes its own parts can be given no others, by a test or by another screen.",
        step: "Make \(other) where the screen is put together, and hand it over.")
    }
    if finding.remedy == .bind {
      return Words(
        "\(type) asks \(other) for its state, and hears of no change",
        reason:
          "What changes by itself, as when an answer comes, is shown late or has to be asked for again.",
        step: "Have \(other) tell every change, by a closure for one, and show what comes.")
    }
    return Words(
      "\(type) knows \(other), which the pattern keeps from it",
      reason: "Who knows the other side can be neither used nor tested without it.",
      step: mending(finding, type, other))
  }

  private static func mending(
    _ finding: DesignFinding, _ type: String, _ other: String
  ) -> String {
    let home = finding.homeAtHand
    switch finding.remedy {
    case .askThrough where finding.home == .interactor:
      return "Give \(other) to \(home), and ask that one for what comes of it."
    case .askThrough:
      let role = finding.home.map { "the \($0.title)" } ?? "it"
      return "Leave \(other) to \(home), and tell \(role) only what happened in the view."
    case .handOver where finding.home == nil:
      return "Let whoever uses \(type) ask \(other), and hand over what comes of it."
    case .handOver: return "Let \(home) keep \(other), and hand the view what it shows of it."
    case .publish:
      return
        "Tell every change of state to whoever listens, by a closure for one, and let \(other) bind itself to it."
    case .report where finding.home != nil:
      return "Report what came of it by a protocol, and let \(home) turn to \(other)."
    case .report: return "Hand the answer to whoever asked, by a closure or a protocol of its own."
    case .leadOn: return "Let \(home) make \(other) and show it, and ask for that by a protocol."
    case .knowByProtocol, .handIn, .bind:
      return "Put what it needs of \(other) into a protocol, and know only that."
    case nil:
      return "Talk to a protocol that holds only what is needed, or let \(other) do the asking."
    }
  }
}

extension DesignFinding {
  /// The role to give something to, as a type that may have to be written first.
  var newHome: String {
    if let home { return "\(home.article) \(home.title)" }
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
