import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Turns ^C, a hang-up and a request to end into a call, so that a command can put everything away first.
///
/// A class because it listens for as long as it lives.
package final class Interrupts {
  private let first: FirstSignal
  private let sources: [any DispatchSourceSignal]

  /// Listens from now on; every signal calls `onSignal`, on a thread of the system's choice.
  package init(onSignal: @escaping @Sendable () -> Void) {
    let first = FirstSignal()
    self.first = first
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        first.note(number)
        onSignal()
      }
      source.resume()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
  }

  /// The first signal that came; nil when none did.
  package var signalNumber: Int32? { first.number }
}

/// Remembers the first of several signals; a class because the handlers share it.
private final class FirstSignal: Sendable {
  private let state = Mutex<Int32?>(nil)

  var number: Int32? { state.withLock { $0 } }

  func note(_ number: Int32) {
    state.withLock { $0 = $0 ?? number }
  }
}
