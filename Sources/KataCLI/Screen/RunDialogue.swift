import KataCore
import KataDrawing
import KataPipeline
import KataTerminal
import KataText

/// A screen used line by line, by somebody who listens or by a script.
struct RunDialogue: Sendable {
  let context: Context
  let look: LookOptions
  let language: Language
  let kata: Kata

  private var words: RunWords { RunWords(language) }
  private var isTyped: Bool { context.facts.inputIsTerminal }

  /// Reads and obeys lines until the input ends or somebody quits.
  ///
  /// - Returns: Usage when a script has a line that means nothing; not passed when something could not be done.
  /// - Throws: What ends the learner's program, or `CancellationError`.
  func run(_ use: ScreenUse) async throws -> ExitStatus {
    var state = RunState(
      try await use.open(), methods: use.methods, opening: words.opened)
    var status = ExitStatus.done
    tell(state)
    while context.output.isOpen {
      try Task.checkCancellation()
      guard case .line(let line) = await context.input.answer("> ") else { break }
      if !isTyped { context.output.write("> \(Sanitiser.line(line))\n") }
      let command = DialogueLine(line, targets: state.targets)
      if command == .quit { break }
      let answer = try await obey(command, &state, use)
      if status == .done { status = answer }
    }
    try Task.checkCancellation()
    return isTyped ? .done : status
  }

  private func obey(
    _ line: DialogueLine, _ state: inout RunState, _ use: ScreenUse
  ) async throws -> ExitStatus {
    switch line {
    case .nothing, .quit: return .done
    case .help: say(words.help)
    case .look: return try await perform(.look, &state, use)
    case .back: return try await perform(.goBack, &state, use)
    case .use(let target): return try await perform(.use(target), &state, use)
    case .swipe(let target): return try await perform(.swipe(target), &state, use)
    case .type(let target, let text):
      return try await perform(.type(text, into: target), &state, use)
    case .pressReturn(let target):
      return try await perform(.pressReturn(in: target), &state, use)
    case .next(let next):
      state.next = next
      say([words.nextAnswer[next] ?? ""])
    case .answer: return try await answer(&state, use)
    case .happen(let name): return try await happen(name, &state, use)
    case .unknown(let word):
      let names = DialogueLine.commands + state.targets.compactMap(\.id)
      return refuse(words.unknown(word, near: NearestName(among: names).match(for: word)), .usage)
    case .notUsable(let name): return refuse(words.notUsable(name), .notPassed)
    }
    return .done
  }

  /// Does something, and lets the server answer what that asks, unless it is slow.
  private func perform(
    _ action: ScreenAction, _ state: inout RunState, _ use: ScreenUse
  ) async throws -> ExitStatus {
    let waiting = state.moment.request
    state.take(try await use.perform(action))
    let refusal = state.moment.refusal
    if let request = state.moment.request {
      tellPath(state.path)
      say([words.waiting(for: request, isNew: request != waiting)])
      if state.next != .slow { return try await answer(&state, use) }
    }
    tell(state)
    return refusal == nil ? .done : .notPassed
  }

  private func answer(_ state: inout RunState, _ use: ScreenUse) async throws -> ExitStatus {
    guard state.moment.request != nil else { return refuse(words.nothingWaits, .notPassed) }
    say([words.answered(state.next)])
    state.take(try await use.perform(.answer(state.next.answer)))
    state.next = .good
    tell(state)
    return .done
  }

  private func happen(
    _ name: String, _ state: inout RunState, _ use: ScreenUse
  ) async throws -> ExitStatus {
    let events = kata.screen?.events ?? []
    guard let event = events.first(where: { $0.id == name }) else {
      return refuse(words.noEvent(name, events.map(\.id)), .usage)
    }
    say([words.happened(event.title(in: language))])
    return try await perform(.happen(event.id), &state, use)
  }

  private func tell(_ state: RunState) {
    let moment = state.moment
    if let refusal = moment.refusal { context.tell(refusal) }
    if !moment.printed.isEmpty { context.tell("\(words.printed):\n\(moment.printed)") }
    tellPath(state.path)
    guard let picture = moment.picture else { return say([words.left]) }
    let appearance = look.appearance(in: context)
    let lines = ScreenLines(
      picture, look: ScreenLook(look: appearance.output, words: ScreenWords(language)),
      numbersTargets: true
    ).lines
    context.write(lines, appearance.output)
  }

  /// A line for each stretch that stays in one type.
  private func tellPath(_ path: RunPath) {
    guard !path.steps.isEmpty else { return }
    say(
      [words.wentThrough]
        + path.steps.map { step in
          "  " + (step.type.map { "\($0): " } ?? "")
            + step.methods.map(\.text).joined(separator: ", ")
        })
  }

  private func say(_ texts: [String]) {
    let appearance = look.appearance(in: context)
    context.write(
      texts.map { StyledText(Sanitiser.line($0), .dim) }, appearance.output)
  }

  private func refuse(_ text: String, _ status: ExitStatus) -> ExitStatus {
    context.tell(text)
    return status
  }
}
