import Foundation
import Glibc

/// What the parent tells the host before any of the learner's code is in the process.
struct HostInput: Decodable {
  /// Repeated in every event, so that a line made by anybody else is recognised.
  let nonce: String
  /// Sent with the last event only.
  let token: String
  /// What the suites draw their data from.
  let seed: UInt64
  /// The path of the learner's library.
  let library: String
  /// What to try; nil to run all cases once.
  let trials: TrialPlan?
  /// The learner's own tests, which run instead of the suites; nil for the suites.
  let tests: OwnTestLibrary?
  /// What to show instead of running any cases; nil for the cases.
  let screen: ScreenPlan?

  /// Reads standard input to its end, or to the end of its first line, and puts `/dev/null` in its place.
  ///
  /// Nothing of the input can be read a second time, and no later file takes descriptor 0.
  ///
  /// - Returns: The input, and the pipe over which commands follow where the input says so.
  static func readingStandardInput() throws -> (HostInput, CommandPipe?) {
    let input = try JSONDecoder().decode(HostInput.self, from: try firstLine())
    // A high number, closed in children, so that nothing meets it by accident.
    let commands = input.screen?.isInteractive == true ? fcntl(0, F_DUPFD_CLOEXEC, 100) : -1
    leaveStandardInput()
    return (input, commands < 0 ? nil : CommandPipe(descriptor: commands))
  }

  /// Reads until the parent stops; it sends commands only after it has heard of the screen.
  private static func firstLine() throws -> Data {
    var line = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    while line.last != UInt8(ascii: "\n") {
      // Not through a file handle, which waits until the buffer is full.
      let count = read(0, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      line += buffer.prefix(count)
    }
    return line
  }

  private static func leaveStandardInput() {
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    if null >= 0 {
      dup2(null, 0)
      close(null)
    } else {
      close(0)
    }
  }
}
