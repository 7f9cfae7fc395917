import KataCore

/// What the host is to show of a kata's screen, instead of running its suites.
struct ScreenRequest: Encodable, Sendable {
  let state: String
  /// Whether commands follow the first line of the request.
  let isInteractive: Bool
}

/// An action as the host reads it.
struct ScreenCommand: Encodable, Sendable {
  let verb: String
  private(set) var target: Int?
  private(set) var text: String?
  private(set) var answer: String?

  init(_ action: ScreenAction) {
    switch action {
    case .look: verb = "look"
    case .use(let number): (verb, target) = ("use", number)
    case .swipe(let number): (verb, target) = ("swipe", number)
    case .type(let typed, let number): (verb, text, target) = ("type", typed, number)
    case .insert(let typed, let number): (verb, text, target) = ("insert", typed, number)
    case .erase(let number): (verb, target) = ("erase", number)
    case .pressReturn(let number): (verb, target) = ("enter", number)
    case .goBack: verb = "back"
    case .answer(let kind): (verb, answer) = ("answer", kind.rawValue)
    case .happen(let event): (verb, text) = ("happen", event)
    }
  }
}
