import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reaches whoever waits for a line: from any thread, while the wait goes on.
///
/// What comes when nobody waits is kept for the next wait. A class because it owns two descriptors.
package final class WakePipe: Sendable {
  /// What has come since somebody last looked.
  struct News {
    var notices: [String] = []
    var signals: [Int32] = []
    var isResized = false
    var isContinued = false
  }

  /// More than this many waiting notices would push everything else off the screen; the oldest go.
  private static let mostNotices = 100

  private let news = Mutex(News())
  private let readEnd: Int32
  private let writeEnd: Int32

  /// Without descriptors left in the process, news wait until the next line is asked for.
  package init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Shows a text above the line being edited, or before the next prompt.
  ///
  /// - Parameter text: Clean already; it may hold colours, and line feeds between lines.
  package func notify(_ text: String) {
    tell { news in
      news.notices.append(text)
      news.notices = news.notices.suffix(Self.mostNotices)
    }
  }

  /// Ends the wait: SIGINT as ^C does, any other as a request to end the program.
  package func signal(_ number: Int32) {
    tell { $0.signals.append(number) }
  }

  func noteResize() {
    tell { $0.isResized = true }
  }

  func noteContinuation() {
    tell { $0.isContinued = true }
  }

  /// Becomes readable when there are news.
  var descriptor: Int32 { readEnd }

  /// Takes all news; none are told twice.
  func take() -> News {
    news.withLock { news in
      var bytes = [UInt8](repeating: 0, count: 64)
      while read(readEnd, &bytes, bytes.count) == bytes.count {}
      defer { news = News() }
      return news
    }
  }

  private func tell(_ change: (inout News) -> Void) {
    news.withLock { news in
      change(&news)
      // A full pipe is as good as one more byte in it.
      var byte: UInt8 = 1
      _ = write(writeEnd, &byte, 1)
    }
  }
}
