import Foundation
import Synchronization

/// A terminal whose other end a test types on: each step waits until what it expects has been shown.
///
/// The typing happens on a thread of its own, since the editor blocks the one it is on.
final class PseudoTerminal: Sendable {
  struct Step: Sendable {
    fileprivate let expected: String
    /// Tells whether the steps go on.
    fileprivate let act: @Sendable (PseudoTerminal) -> Bool

    /// Types once a text has been shown since the step before.
    static func type(_ text: String, after expected: String) -> Step {
      Step(expected: expected) { terminal in
        terminal.type(text)
        return true
      }
    }

    /// Types at once, and waits until all that has been shown is as it should be.
    static func type(_ text: String, until isReached: @escaping @Sendable (String) -> Bool) -> Step
    {
      Step(expected: "") { terminal in
        terminal.type(text)
        return terminal.wait(until: isReached)
      }
    }

    static func act(after expected: String, _ act: @escaping @Sendable () -> Void) -> Step {
      Step(expected: expected) { _ in
        act()
        return true
      }
    }

    static func hangUp(after expected: String) -> Step {
      Step(expected: expected) { _ in false }
    }
  }

  /// The editor's end.
  let descriptor: Int32
  private let master: Int32
  private let isOpen = Mutex(true)
  private let seen = Mutex(Seen())

  private struct Seen {
    var text = ""
    var unread: Substring = ""

    mutating func append(_ piece: String) {
      text += piece
      unread += piece
    }
  }

  init(columns: Int = 80, rows: Int = 24) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, nil, nil, &size) == 0 else { throw CocoaError(.fileReadUnknown) }
    (self.master, descriptor) = (master, slave)
  }

  deinit {
    close(master)
    close(descriptor)
  }

  /// All that has been shown, escape sequences included.
  var text: String { seen.withLock { $0.text } }

  /// Whether the terminal edits lines by itself and shows what is typed, as programs expect to find it.
  var isCooked: Bool {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    let wanted = tcflag_t(ICANON | ECHO | ISIG)
    return modes.c_lflag & wanted == wanted
  }

  /// Whether Backspace takes a whole character away while the terminal edits lines by itself.
  var erasesCharacters: Bool {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    return modes.c_iflag & tcflag_t(IUTF8) != 0
  }

  /// Types while `work` runs; a text that is not shown in time hangs up, which ends every wait.
  @MainActor
  func typing<Answer>(_ steps: [Step], during work: @MainActor () -> Answer) -> Answer {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      for step in steps {
        guard self.wait(for: step.expected), step.act(self) else {
          self.hangUp()
          break
        }
      }
      done.signal()
    }
    let answer = work()
    done.wait()
    while take(within: 0) {}
    return answer
  }

  /// Waits until a text has been shown after the place where the last one was found.
  private func wait(for expected: String) -> Bool {
    wait { _ in find(expected) }
  }

  private func wait(until isReached: (String) -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(60)
    while !isReached(text) {
      guard ContinuousClock.now < deadline else { return false }
      _ = take(within: 50)
    }
    return true
  }

  private func find(_ expected: String) -> Bool {
    seen.withLock { seen in
      guard let place = seen.unread.firstRange(of: expected) else { return expected.isEmpty }
      seen.unread = seen.unread[place.upperBound...]
      return true
    }
  }

  private func take(within milliseconds: Int32) -> Bool {
    var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard isOpen.withLock({ $0 }), poll(&polled, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    seen.withLock { $0.append(String(decoding: bytes[..<count], as: UTF8.self)) }
    return true
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  private func hangUp() {
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      // The number stays taken, so that a read on its way reads nothing of somebody else's.
      let null = open("/dev/null", O_RDWR | O_CLOEXEC)
      dup2(null, master)
      close(null)
      isOpen = false
    }
  }
}
