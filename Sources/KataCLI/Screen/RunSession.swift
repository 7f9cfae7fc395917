import KataCore
import KataDrawing
import KataPipeline
import KataTerminal
import KataText

/// A screen used with the keyboard, until somebody quits.
struct RunSession: Sendable {
  private enum Event: Sendable {
    case key(Key)
    /// Time has passed; an old one is of no interest.
    case tick(ContinuousClock.Instant)
  }

  let context: Context
  let look: LookOptions
  let language: Language
  let kata: Kata

  private var words: RunWords { RunWords(language) }

  /// How often somebody looks whether something has happened by itself.
  private static let tick = Duration.milliseconds(100)
  private static let idle = Duration.seconds(1)

  /// Uses the screen.
  ///
  /// - Throws: What ends the learner's program, or `CancellationError`.
  func run(_ use: ScreenUse) async throws {
    let state = RunState(try await use.open(), methods: use.methods, opening: words.opened)
    let (events, feed) = AsyncStream<Event>.makeStream()
    let following = Task { try await follow(events, state, use) }
    // Restores the terminal when it is over, before anything else is said.
    try await KeyReader().reading { keys in
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          for await key in keys {
            // At once, since the screen may hang and never take another key.
            if key == .interrupt || key == .end { following.cancel() }
            feed.yield(.key(key))
          }
          feed.finish()
        }
        group.addTask {
          while (try? await Task.sleep(for: Self.tick)) != nil { feed.yield(.tick(.now)) }
        }
        defer {
          group.cancelAll()
          context.output.write("\n")
        }
        try await finish(following)
      }
    }
  }

  /// Waits for the end; one that somebody asked for with ^C is as good as any.
  private func finish(_ following: Task<Void, any Error>) async throws {
    do {
      try await withTaskCancellationHandler {
        try await following.value
      } onCancel: {
        following.cancel()
      }
    } catch is CancellationError {
      try Task.checkCancellation()
    }
  }

  private func follow(
    _ events: AsyncStream<Event>, _ opened: RunState, _ use: ScreenUse
  ) async throws {
    var state = opened
    context.output.write("\u{1b}[H\u{1b}[2J")
    draw(state)
    var times = Times()
    for await event in events {
      if case .key(let key) = event, RunKey(key, isTyping: state.isTyping) == .quit { return }
      let request = state.moment.request
      try await take(event, &state, &times, use)
      if state.moment.request != request {
        times.asked = .now
        if let request = state.moment.request {
          state.say(words.waiting(for: request, isNew: true))
        }
        draw(state)
      }
      guard context.output.isOpen else { return }
    }
    try Task.checkCancellation()
  }

  /// Since when nothing has happened, and since when a request waits.
  private struct Times {
    var quiet = ContinuousClock.now
    var asked = ContinuousClock.now
  }

  private func take(
    _ event: Event, _ state: inout RunState, _ times: inout Times, _ use: ScreenUse
  ) async throws {
    switch event {
    case .key(let key):
      guard let key = RunKey(key, isTyping: state.isTyping) else { return }
      try await obey(key, &state, use)
      times.quiet = .now
      draw(state)
    case .tick(let moment):
      // Those that have piled up while the screen was busy.
      guard .now - moment < Self.tick * 2 else { return }
      if state.moment.request != nil, .now - times.asked > state.next.delay {
        try await answer(&state, use)
        draw(state)
      } else if .now - times.quiet > Self.idle {
        times.quiet = .now
        try await lookAgain(&state, use)
      }
    }
  }

  private func lookAgain(_ state: inout RunState, _ use: ScreenUse) async throws {
    let moment = try await use.perform(.look)
    guard
      moment.picture != state.moment.picture || !moment.printed.isEmpty || !moment.calls.isEmpty
    else { return }
    state.begin(words.byItself)
    state.take(moment)
    draw(state)
  }

  private func answer(_ state: inout RunState, _ use: ScreenUse) async throws {
    state.begin(words.answered(state.next))
    state.take(try await use.perform(.answer(state.next.answer)))
    state.next = .good
  }

  private func obey(_ key: RunKey, _ state: inout RunState, _ use: ScreenUse) async throws {
    switch key {
    case .move(let step):
      state.isTyping = false
      state.move(by: step)
    case .next(let next): state.next = next
    case .answer: if state.moment.request != nil { try await answer(&state, use) }
    case .endTyping: state.isTyping = false
    case .use: try await tap(&state, use)
    case .swipe: try await swipe(&state, use)
    case .back:
      state.begin(words.back)
      state.take(try await use.perform(.goBack))
    case .happen: try await happen(&state, use)
    case .insert(let character):
      state.begin("\(words.type): \(character)")
      try await edit(&state, use) { .insert(String(character), into: $0) }
    case .erase:
      state.begin("\(words.type): ⌫")
      try await edit(&state, use) { .erase(in: $0) }
    case .pressReturn:
      state.begin("\(words.type): \(words.enter)")
      try await edit(&state, use) { .pressReturn(in: $0) }
      state.isTyping = false
    case .redraw: context.output.write("\u{1b}[H\u{1b}[2J")
    case .quit: break
    }
  }

  private func tap(_ state: inout RunState, _ use: ScreenUse) async throws {
    guard let focused = state.focused, let target = focused.target else {
      return state.say(words.nothingToUse)
    }
    state.begin(focused.name)
    state.take(try await use.perform(.use(target)))
    state.isTyping = focused.kind == "UITextField"
  }

  /// Shows the actions of a row; the first of them gets the focus.
  private func swipe(_ state: inout RunState, _ use: ScreenUse) async throws {
    guard let focused = state.focused, focused.isRow, let target = focused.target else {
      return state.say(words.nothingToSwipe)
    }
    state.begin("\(words.swipe): \(focused.name)")
    state.take(try await use.perform(.swipe(target)))
    if state.moment.refusal == nil { state.move(by: 1) }
  }

  private func edit(
    _ state: inout RunState, _ use: ScreenUse, _ action: (Int) -> ScreenAction
  ) async throws {
    guard let target = state.focused?.target else { return }
    state.take(try await use.perform(action(target)))
  }

  private func happen(_ state: inout RunState, _ use: ScreenUse) async throws {
    guard let event = kata.screen?.events?.first else { return }
    state.begin(words.happened(event.title(in: language)))
    state.take(try await use.perform(.happen(event.id)))
  }

  private func draw(_ state: RunState) {
    let appearance = look.appearance(in: context)
    let view = RunView(
      state: state, words: words,
      look: ScreenLook(
        look: appearance.output, words: ScreenWords(language), focus: state.focus),
      columns: appearance.width, rows: context.facts.heightInRows ?? 24,
      hasEvents: kata.screen?.events?.isEmpty == false)
    // Drawn over what is there, since a screen that is wiped first flickers.
    let lines = view.lines.map { $0.rendered(hasColour: appearance.output.hasColour) + "\u{1b}[K" }
    context.output.write("\u{1b}[H\(lines.joined(separator: "\r\n"))\u{1b}[J")
  }
}

extension ScreenNode {
  /// Whether it is a row, over which somebody can swipe.
  var isRow: Bool { kind == "UITableViewCell" }

  /// What somebody calls it who has just used it.
  fileprivate var name: String {
    let title = kind == "UITextField" ? details["placeholder"] : text
    return [title, id, kind].compactMap(\.self).first { !$0.isEmpty } ?? kind
  }
}
