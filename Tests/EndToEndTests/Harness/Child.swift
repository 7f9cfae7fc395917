import Foundation
import Glibc
import Synchronization

/// A program that has been started, with pipes for streams.
///
/// An actor with a queue of its own, since it waits by blocking.
actor Child {
  /// What standard input or output is.
  enum Stream: Sendable {
    case pipe
    /// The descriptor is not there at all.
    case closed
    case empty
  }

  private let queue = BlockingQueue()
  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  let pid: pid_t
  private let start = ContinuousClock.now
  private var input: Int32?
  private var streams: [Int32: [UInt8]] = [:]
  private let outputDescriptor: Int32
  private let errorDescriptor: Int32
  private var ending: Ending?
  private var isReading: Set<Int32>

  init(_ spawn: Spawn, input: Stream = .empty, output: Stream = .pipe) throws {
    let (inputReader, inputWriter) = try Self.pipe()
    let (outputReader, outputWriter) = try Self.pipe()
    let (errorReader, errorWriter) = try Self.pipe()
    pid = try spawn.start { actions in
      Self.connect(0, to: inputReader, input, &actions)
      Self.connect(1, to: outputWriter, output, &actions)
      posix_spawn_file_actions_adddup2(&actions, errorWriter, 2)
    }
    for descriptor in [inputReader, outputWriter, errorWriter] { close(descriptor) }
    if case .pipe = input {
      self.input = inputWriter
    } else {
      close(inputWriter)
    }
    outputDescriptor = outputReader
    errorDescriptor = errorReader
    isReading = [outputReader, errorReader]
  }

  deinit {
    for descriptor in isReading { close(descriptor) }
    if let input { close(input) }
    if ending == nil {
      kill(-pid, SIGKILL)
      waitpid(pid, nil, 0)
    }
  }

  /// What standard output carried so far.
  var output: [UInt8] { streams[outputDescriptor] ?? [] }
  /// What standard error carried so far.
  var errors: [UInt8] { streams[errorDescriptor] ?? [] }

  /// Writes to the program's standard input.
  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while let input, !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { throw SystemError(call: "write", code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads until something holds of standard output.
  func wait(for what: String, _ deadline: Deadline, until isSo: ([UInt8]) -> Bool) throws {
    while !isSo(output) {
      guard !deadline.isPast, !isReading.isEmpty else {
        let seen = String(decoding: output + errors, as: UTF8.self)
        throw TooLate(waitingFor: what, seen: seen)
      }
      read()
    }
  }

  /// Closes the reading end of standard output, as `head` does when it has seen enough.
  func stopReading() {
    if isReading.remove(outputDescriptor) != nil { close(outputDescriptor) }
  }

  func send(_ signal: Int32) {
    kill(pid, signal)
  }

  /// Reads both streams to their ends and collects the program.
  func finish(_ deadline: Deadline = .seconds(180)) throws -> Finished {
    while ending == nil || !isReading.isEmpty {
      if ending == nil { ending = Ending.ofChild(pid) }
      guard !deadline.isPast else {
        let seen = String(decoding: output + errors, as: UTF8.self)
        let state = ending?.description ?? "it runs"
        throw TooLate(waitingFor: "the end of \(pid) (\(state))", seen: seen)
      }
      read()
    }
    guard let ending else { preconditionFailure("The loop ends with an ending.") }
    return Finished(
      ending: ending, output: output, errors: errors, duration: ContinuousClock.now - start)
  }

  /// Waits a moment for bytes and takes what there is.
  private func read() {
    var polled = isReading.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&polled, nfds_t(polled.count), 10) > 0 else { return }
    for entry in polled where entry.revents != 0 {
      var buffer = [UInt8](repeating: 0, count: 65536)
      let count = Glibc.read(entry.fd, &buffer, buffer.count)
      if count > 0 {
        streams[entry.fd, default: []] += buffer.prefix(count)
      } else {
        isReading.remove(entry.fd)
        close(entry.fd)
      }
    }
  }

  private static func connect(
    _ descriptor: Int32, to pipe: Int32, _ stream: Stream,
    _ actions: inout posix_spawn_file_actions_t
  ) {
    switch stream {
    case .pipe: posix_spawn_file_actions_adddup2(&actions, pipe, descriptor)
    case .closed: posix_spawn_file_actions_addclose(&actions, descriptor)
    case .empty: posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
  }

  private static func pipe() throws -> (reader: Int32, writer: Int32) {
    try Spawn.door.withLock { _ in
      var ends: [Int32] = [-1, -1]
      guard Glibc.pipe(&ends) == 0 else { throw SystemError(call: "pipe", code: errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }
  }
}
