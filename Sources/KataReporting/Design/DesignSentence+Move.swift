import KataCore

/// What is said of lines that should stand with somebody else.
extension DesignSentence {
  static func move(_ finding: DesignFinding) -> Words {
    let place = "\(finding.inMembers)\(finding.inLines)"
    let what = finding.subject ?? finding.typeWord
    guard let router = finding.playedRouter else {
      return Words(
        "\(what) \(finding.deedWords)\(place)", reason: reason(finding), step: step(finding))
    }
    let asker = finding.detail.map { CodeWord($0).description } ?? "who decides"
    return Words(
      "\(what) is its own \(router): it \(finding.deedWords)\(place)",
      reason: "One object in two roles: \(asker) keeps its router, and with it the whole screen.",
      step:
        "Move these lines to a class of their own that conforms to \(router) and holds the screen in a `weak var`; give \(asker) that one."
    )
  }

  // MARK: Why

  private static func reason(_ finding: DesignFinding) -> String {
    switch finding.role {
    case .view, .controller: screenReason(finding)
    case .presenter, .viewModel: mediatorReason(finding)
    case .interactor where finding.does(.wording):
      "Facts serve any screen, a text only the one that it was worded for."
    case .interactor: "An interactor knows what is true, and nothing of screens."
    case .router: "A router only leads on; nobody looks there for what is kept, logged or worded."
    case .service, .model: "Whoever uses it next gets another's words and decisions with it."
    case .builder: "What is done where the parts are put together, no test of a part sees."
    default: "Whoever has to change it would look for it elsewhere."
    }
  }

  private static func screenReason(_ finding: DesignFinding) -> String {
    if finding.deeds.first == .navigating {
      return
        "A screen that shows the next one itself can lead nowhere else, and no test sees where."
    }
    if finding.does(.wording, .deciding, .keeping, .calculating) {
      return "What a view words or decides can be checked only by loading the view."
    }
    let outside = finding.outside
    let are = outside.count > 1 ? "have" : "has"
    let what = outside.isEmpty ? "this" : Series(outside).description
    return
      "\(what.prefix(1).uppercased())\(what.dropFirst()) \(are) nothing to do with how a view looks, and no test without the view can check it."
  }

  private static func mediatorReason(_ finding: DesignFinding) -> String {
    let who = finding.role.map { "\($0.article) \($0.title)" } ?? "it"
    if finding.does(.layingOut, .navigating) {
      return
        "\(who.prefix(1).uppercased())\(who.dropFirst()) that handles views or screens needs UIKit, and so does each test of it."
    }
    if finding.home == .interactor {
      return
        "A presenter words and asks; what is true, kept and fetched is the interactor's to know."
    }
    let what = finding.does(.requesting, .decoding) ? "how a server speaks" : "what is kept where"
    return "A type that only knows \(what) can be tested by itself, and used by another screen."
  }

  // MARK: What to do

  private static func step(_ finding: DesignFinding) -> String {
    let more = [finding.orderWords, finding.waitingWords, finding.spareWords].compactMap(\.self)
    return ([destination(finding)] + more).joined(separator: " ")
  }

  private static func destination(_ finding: DesignFinding) -> String {
    let home = finding.otherWord ?? finding.newHome
    let mediator = finding.mediatorWord
    switch (finding.role, finding.home) {
    case (_, .service?) where finding.other == nil: return parts(finding)
    case (.view?, .presenter?), (.controller?, .presenter?):
      let told = finding.does(.wording) ? "is told finished texts" : "is told what to show"
      return
        "Move \(finding.theLines) to \(home); the view reports what happened and \(told).\(finding.seamWords)"
    case (.view?, .viewModel?), (.controller?, .viewModel?):
      return
        "Move \(finding.theLines) to \(home); the view shows what its state says.\(finding.seamWords)"
    case (.view?, .interactor?), (.controller?, .interactor?):
      return
        "Move \(finding.theLines) to \(home); \(mediator) asks it, and tells the view what to show."
    case (.view?, .router?), (.controller?, .router?):
      return
        "Move \(finding.theLines) to \(home)\(finding.held), and let \(mediator) ask it by a protocol."
    case (.presenter?, .router?), (.viewModel?, .router?):
      return
        "Move \(finding.theLines) to \(home)\(finding.held), and ask it by a protocol; then \(finding.typeWord) needs no UIKit for that."
    case (.presenter?, .view?), (.presenter?, .controller?):
      return "Tell the view by a protocol what to show, and leave its views to \(home)."
    case (.viewModel?, .view?), (.viewModel?, .controller?):
      return "Put plain values into the state, and let \(home) make views and colours of them."
    case (.presenter?, .interactor?), (.viewModel?, .interactor?):
      return
        "Move \(finding.theLines) to \(home), with what is decided about them, and let it answer with facts."
    case (.interactor?, .presenter?), (.interactor?, .viewModel?):
      return "Answer with facts, and let \(home) word them."
    case (.interactor?, .router?):
      return "Report what came of it, and let the presenter ask the router."
    case (.router?, .interactor?):
      return "Move \(finding.theLines) to \(home); \(mediator) asks it."
    case (.router?, .presenter?), (.router?, .viewModel?):
      return "Let \(home) do this, and take finished texts and values from it."
    case (.builder?, _):
      return
        "Move \(finding.theLines) to \(home), to be done when the view is ready; a builder makes the parts and connects them."
    case (.service?, .presenter?), (.model?, .presenter?), (.service?, .viewModel?),
      (.model?, .viewModel?):
      return "Hand out values, and let \(home) word them."
    default: return "Move \(finding.theLines) to \(home), and use what comes of that."
    }
  }

  /// What goes into new types, one for each outside.
  private static func parts(_ finding: DesignFinding) -> String {
    var parts: [(what: String, knows: String)] = []
    if finding.does(.requesting, .decoding) {
      parts.append(("requests", "how the server speaks"))
    }
    if finding.does(.storing) { parts.append(("storing", "the keys and what may be kept")) }
    if finding.does(.logging) { parts.append(("logging", "the events")) }
    let user = finding.asker == nil ? finding.typeWord : finding.mediatorWord
    let end = "to \(user) in its initialiser."
    guard parts.count > 1 else {
      let home = parts.first.map { "a type that knows \($0.knows)" } ?? finding.newHome
      return "Move \(finding.theLines) to \(home), and hand it \(end)"
    }
    let moves = parts.enumerated().map { index, part in
      "\(part.what) to \(index == 0 ? "a type" : "one") that knows \(part.knows)"
    }
    return "Move \(Series(moves)); hand them \(end)"
  }
}

extension DesignFinding {
  /// The contract's router that a screen plays itself.
  fileprivate var playedRouter: String? {
    guard home == .router, isScreens, asker == nil else { return nil }
    return contract.first.map { CodeWord($0).description }
  }

  /// How a router that is still to be written knows the screen.
  fileprivate var held: String {
    guard other == nil else { return "" }
    return contract.isEmpty ? " that holds the screen weakly" : " and holds the screen weakly"
  }

  /// How the part that is still to be written is reached by the suites.
  fileprivate var seamWords: String {
    guard contract.count > 1, let conformance = contract.last else { return "" }
    if other != nil { return " \(DesignSentence.conforming(self))" }
    return " Write \(CodeWord("extension \(conformance)")) with it, and checks tell more."
  }

  fileprivate var waitingWords: String? {
    guard !waiting.isEmpty else { return nil }
    let (verb, them) = waiting.count > 1 ? ("are", "them") : ("is", "it")
    let names = Series(waiting.map { CodeWord($0).description }, atMost: 3)
    return "There \(names) \(verb) still empty: fill \(them)."
  }

  /// What the type needs no more once its lines are gone: services, and what it was handed of the model.
  fileprivate var spareWords: String? {
    let entity = asker == nil && isScreens ? [detail].compactMap(\.self) : []
    let names = (entity + spare).map { CodeWord($0).description }
    guard !names.isEmpty else { return nil }
    return "Then \(typeWord) needs no \(Series(names, atMost: 4, word: "or"))."
  }

  /// What of the world outside a view is concerned with.
  fileprivate var outside: [String] {
    [
      does(.storing) ? "what is stored under which key" : nil,
      does(.requesting, .decoding) ? "how the server is asked" : nil,
      does(.logging) ? "which events are logged" : nil,
      does(.observing) ? "who is listened to" : nil,
    ].compactMap(\.self)
  }

  /// Who asks from then on, by name if there is one.
  var mediatorWord: String {
    if let detail { return CodeWord(detail).description }
    return asker.map { "the \($0.title)" } ?? "whoever decides"
  }
}
