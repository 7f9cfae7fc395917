import Foundation
import Glibc

/// The private descriptor over which commands come in, opened before any of the learner's code is in the process.
///
/// A class, because it keeps what it has read beyond a line.
final class CommandPipe {
  private let descriptor: CInt
  private var rest: [UInt8] = []

  private static let longestLine = 1 << 20

  init(descriptor: CInt) {
    self.descriptor = descriptor
  }

  /// Waits for the next command; nil once there will be no more.
  func next() -> ScreenCommand? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(rest[..<end])
        rest.removeFirst(end + 1)
        return try? JSONDecoder().decode(ScreenCommand.self, from: line)
      }
      guard rest.count < Self.longestLine, readMore() else { return nil }
    }
  }

  private func readMore() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var count = read(descriptor, &buffer, buffer.count)
    while count < 0, errno == EINTR { count = read(descriptor, &buffer, buffer.count) }
    guard count > 0 else { return false }
    rest += buffer.prefix(count)
    return true
  }
}
