import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Hears that the window has another size, and that a shell continued the program, as long as it lives.
///
/// Dispatch listens, so nothing of ours runs inside a signal handler.
final class WindowSignals {
  private let sources: [any DispatchSourceSignal]

  init(wake: WakePipe) {
    let resized = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: .global())
    resized.setEventHandler { [weak wake] in wake?.noteResize() }
    let continued = DispatchSource.makeSignalSource(signal: SIGCONT, queue: .global())
    continued.setEventHandler { [weak wake] in wake?.noteContinuation() }
    sources = [resized, continued]
    for source in sources { source.resume() }
  }

  deinit {
    for source in sources { source.cancel() }
  }
}
