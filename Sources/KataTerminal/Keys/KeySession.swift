import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One time of reading keys, from the change of the terminal's modes until they are put back.
final class KeySession: Sendable {
  private struct State {
    var decoder = KeyDecoder()
    var size: TerminalSize
    var isRunning = true
    /// Says that the system is not asked for keys, because the terminal listens to others.
    var isAway = false
    /// Counts the reads, so that a later one can be told from the one that left something undecided.
    var reads = 0
  }

  /// A descriptor of its own, since the system may still be letting go of it when the caller closes theirs, and its
  /// number may then be somebody else's.
  private let input: Int32
  private let modes: TerminalModes
  private let keys: AsyncStream<Key>.Continuation
  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "keys")
  // The system's sources may be used from any thread, though their types do not say so.
  private nonisolated(unsafe) let reader: any DispatchSourceRead
  private nonisolated(unsafe) let timer: any DispatchSourceTimer

  /// Prepares for reading; nil when there is no terminal.
  init?(input: Int32, keys: AsyncStream<Key>.Continuation) {
    let own = fcntl(input, F_DUPFD_CLOEXEC, 3)
    guard own >= 0 else { return nil }
    guard let modes = TerminalModes(of: own) else {
      close(own)
      return nil
    }
    self.input = own
    self.modes = modes
    self.keys = keys
    state = Mutex(State(size: TerminalSize(of: own)))
    reader = DispatchSource.makeReadSource(fileDescriptor: own, queue: queue)
    timer = DispatchSource.makeTimerSource(queue: queue)
  }

  /// Changes the terminal's modes and reads.
  func start() {
    modes.deliverSingleKeys()
    reader.setEventHandler { [weak self] in self?.read() }
    reader.setCancelHandler { [input] in _ = close(input) }
    timer.setEventHandler { [weak self] in self?.look() }
    // Ten looks a second instead of SIGWINCH and SIGCONT: whoever handles a signal takes it from everybody else.
    timer.schedule(
      deadline: .now() + .milliseconds(100), repeating: .milliseconds(100),
      leeway: .milliseconds(20))
    timer.resume()
    reader.resume()
  }

  /// Puts the modes back and ends the stream; a second time nothing happens.
  func stop() {
    let wasRunning = state.withLock { state in
      guard state.isRunning else { return false }
      state.isRunning = false
      // The system does not let go of what is suspended.
      if state.isAway { reader.resume() }
      modes.restore()
      return true
    }
    guard wasRunning else { return }
    reader.cancel()
    timer.cancel()
    keys.finish()
  }

  private func read() {
    if hasHungUp { return stop() }
    state.withLock { state in
      guard state.isRunning else { return }
      guard modes.isOurs, modes.deliversSingleKeys else { return setAway(true, &state) }
      var bytes = [UInt8](repeating: 0, count: 1024)
      let count = Self.read(input, &bytes)
      guard count > 0 else { return }
      state.reads += 1
      tell(state.decoder.take(bytes.prefix(count)))
      if state.decoder.isUndecided { waitForRest(of: state.reads) }
    }
  }

  /// An escape that is followed by nothing is the key of that name.
  private func waitForRest(of read: Int) {
    queue.asyncAfter(deadline: .now() + .milliseconds(50)) { [weak self] in
      self?.state.withLock { state in
        if state.isRunning, state.reads == read { self?.tell(state.decoder.giveUp()) }
      }
    }
  }

  private func tell(_ elements: [KeyDecoder.Element]) {
    for element in elements {
      switch element {
      case .key(let key): keys.yield(key)
      case .suspend: suspend()
      }
    }
  }

  private func suspend() {
    modes.restore()
    ProgramStop.untilContinued()
    // One that goes on in the background takes the terminal back when `look` finds it free.
    guard modes.isOurs else { return }
    modes.deliverSingleKeys()
    keys.yield(.resized)
  }

  /// Notices what nobody tells: another size, and that a shell has given the terminal back or taken it away.
  private func look() {
    if hasHungUp { return stop() }
    state.withLock { state in
      guard state.isRunning, modes.isOurs else { return }
      let hadKeys = modes.deliversSingleKeys
      if !hadKeys { modes.deliverSingleKeys() }
      if state.isAway { setAway(false, &state) }
      let size = TerminalSize(of: input)
      if !hadKeys || size != state.size { keys.yield(.resized) }
      state.size = size
    }
  }

  private func setAway(_ isAway: Bool, _ state: inout State) {
    guard state.isAway != isAway else { return }
    state.isAway = isAway
    if isAway { reader.suspend() } else { reader.resume() }
  }

  /// Says that the terminal is gone: its window was closed, or a connection broke.
  private var hasHungUp: Bool {
    var asked = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&asked, 1, 0) > 0 && Int32(asked.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0
  }

  private static func read(_ input: Int32, _ bytes: inout [UInt8]) -> Int {
    #if canImport(Glibc)
      Glibc.read(input, &bytes, bytes.count)
    #elseif canImport(Musl)
      Musl.read(input, &bytes, bytes.count)
    #else
      Darwin.read(input, &bytes, bytes.count)
    #endif
  }
}
