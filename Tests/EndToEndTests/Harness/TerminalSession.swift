import Foundation
import Glibc

/// A program on a pseudo-terminal, with a person's eyes and hands.
///
/// An actor with a queue of its own, since it waits by blocking.
actor TerminalSession {
  private let queue = BlockingQueue()
  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  let pid: pid_t
  /// Where the program was started, which is not to go away before it.
  private let playground: Playground?
  private let pair: TerminalPair
  private var screen: Screen
  private var bytes: [UInt8] = []
  private var ending: Ending?
  /// Says whether keys were delivered as soon as each prompt was seen.
  private(set) var hadKeysAtPrompt = true
  /// The lines that the program has asked for and this session has answered.
  private var linesAnswered = 0

  /// - Parameter columns: The width; a terminal with none tells no size.
  init(_ spawn: Spawn, in playground: Playground? = nil, columns: Int = 80, rows: Int = 40) throws {
    let pair = try TerminalPair(columns: columns, rows: rows)
    self.playground = playground
    self.pair = pair
    screen = Screen(width: columns > 0 ? columns : 80, height: rows > 0 ? rows : 40)
    pid = try spawn.start { actions in
      // The leader of a session that opens a terminal gets it as its own, so ^C reaches it.
      posix_spawn_file_actions_addopen(&actions, 0, pair.name, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
    pair.closeOtherSide()
  }

  deinit {
    if ending == nil {
      kill(-pid, SIGKILL)
      waitpid(pid, nil, 0)
    }
  }

  /// What is on the screen now.
  var visible: String { screen.visible }
  /// Everything that was shown and not wiped away.
  var text: String { screen.text }
  /// The line that the cursor is on, wrapped rows and all.
  var line: String { screen.line }
  /// How many bytes have come so far.
  var count: Int { bytes.count }
  /// The column that the cursor is in, from 0.
  var column: Int { screen.column }

  /// Types, as on a keyboard: `\u{3}` is ^C.
  func type(_ text: String) {
    type(Array(text.utf8))
  }

  func type(_ keys: [UInt8]) {
    var rest = keys[...]
    while !rest.isEmpty {
      // A terminal takes some thousand bytes at once, so what it shows is read meanwhile.
      let count = rest.prefix(1024).withUnsafeBytes { pair.write($0) }
      rest = rest.dropFirst(max(0, count))
      if !rest.isEmpty, !read() { return }
    }
  }

  func send(_ signal: Int32) {
    kill(pid, signal)
  }

  /// Gives the window another size.
  func resize(columns: Int, rows: Int = 40) {
    // What was written before belongs to the old size.
    while pair.hasBytes, read() {}
    screen.resize(width: columns, height: rows)
    pair.resize(columns: columns, rows: rows)
  }

  /// Waits until something holds of the screen.
  func wait(
    for what: String, _ deadline: Deadline = .seconds(60), until isSo: (Screen) -> Bool
  ) throws {
    while !isSo(screen) {
      guard !deadline.isPast, read() else { throw TooLate(waitingFor: what, seen: screen.text) }
    }
  }

  /// Waits until more has come than so many bytes.
  func wait(past count: Int, _ deadline: Deadline = .seconds(60)) throws {
    while bytes.count <= count {
      guard !deadline.isPast, read() else {
        throw TooLate(waitingFor: "anything", seen: screen.text)
      }
    }
  }

  /// Waits until a text is on the screen or above it.
  func wait(for text: String, _ deadline: Deadline = .seconds(120)) throws {
    try wait(for: text, deadline) { $0.text.contains(text) }
  }

  /// Waits until the cursor's line ends with a text.
  func wait(forLine end: String, _ deadline: Deadline = .seconds(60)) throws {
    try wait(for: "a line that ends with \(end)", deadline) { $0.line.hasSuffix(end) }
  }

  /// Waits for the next prompt of the line editor.
  func prompt(_ deadline: Deadline = .seconds(60)) throws {
    let answered = linesAnswered
    try wait(for: "a prompt", deadline) {
      $0.linesBegun > answered && $0.modes.marksPastes && "❯>".contains($0.line.last ?? " ")
    }
    hadKeysAtPrompt = hadKeysAtPrompt && pair.deliversKeys
    // What is typed before belongs to nobody; the tests of everything else do not mind.
    try wait(for: "a terminal that delivers keys", deadline) { _ in pair.deliversKeys }
    linesAnswered = screen.linesBegun
  }

  /// Types a line and waits for the prompt after it.
  ///
  /// - Returns: What was shown in between.
  @discardableResult
  func enter(_ line: String, _ deadline: Deadline = .seconds(120)) throws -> String {
    let before = screen.past.count + screen.row
    type(line + "\r")
    try prompt(deadline)
    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    return rows[min(before, rows.count)...].joined(separator: "\n")
  }

  /// Reads to the end and collects the program.
  func finish(_ deadline: Deadline = .seconds(120)) throws -> Seen {
    while read() {
      guard !deadline.isPast else { throw TooLate(waitingFor: "the end", seen: screen.text) }
    }
    let ending = try collect(deadline)
    return Seen(
      ending: ending, text: screen.text, visible: screen.visible, bytes: bytes,
      unknownSequences: screen.unknown, leavings: leavings)
  }

  /// Closes the window, which hangs the program up, and collects it.
  func hangUp(_ deadline: Deadline = .seconds(60)) throws -> Ending {
    pair.close()
    return try collect(deadline)
  }

  private func collect(_ deadline: Deadline) throws -> Ending {
    while true {
      if let ending = ending ?? Ending.ofChild(pid) {
        self.ending = ending
        return ending
      }
      guard !deadline.isPast else { throw TooLate(waitingFor: "the end", seen: screen.text) }
      poll(nil, 0, 5)
    }
  }

  private var leavings: [String] {
    let modes = screen.modes
    return [
      (modes.isCursorHidden, "a hidden cursor"), (modes.marksPastes, "marked pastes"),
      (modes.isOnSecondScreen, "the second screen"), (modes.hasKeypad, "the keypad's mode"),
      (!pair.isAsItWas, "other modes of the terminal"),
    ].filter(\.0).map(\.1)
  }

  /// Waits a moment for bytes and takes them; false when nobody holds the terminal any more.
  private func read() -> Bool {
    guard let piece = pair.read() else { return false }
    bytes += piece
    screen.feed(piece)
    return true
  }
}
