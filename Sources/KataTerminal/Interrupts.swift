import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Turns ^C, ^\\, a hang-up and a request to end into calls, so that whoever works can put everything away first.
///
/// Listeners are stacked as work is: ^C is for the innermost alone, so that it stops a command of the REPL and not
/// the REPL; the others end the program and are heard by all. A class because it listens for as long as it lives.
package final class Interrupts: Sendable {
  package typealias Listener = @Sendable (_ signal: Int32) -> Void

  private let listeners: Listeners
  /// Only ever cancelled, which the system allows from any thread, though the type does not say so.
  private nonisolated(unsafe) let sources: [any DispatchSourceSignal]

  package init() {
    let listeners = Listeners()
    self.listeners = listeners
    sources = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { listeners.hear(number) }
      source.resume()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
  }

  /// The signal that ends the program: the first one that everybody heard; nil as long as none did.
  package var ending: Int32? { listeners.ending }

  /// Calls `listener` for every signal that comes while `work` runs.
  ///
  /// - Parameter isolation: Where `work` runs: with the caller.
  package func heard<Answer>(
    by listener: @escaping Listener, isolation: isolated (any Actor)? = #isolation,
    during work: () async -> Answer
  ) async -> Answer {
    let id = listeners.add(listener)
    defer { listeners.remove(id) }
    return await work()
  }

  /// Runs work as a task that a signal cancels, from its first line on.
  package func cancelling<Answer: Sendable>(
    _ work: @escaping @Sendable () async -> Answer
  ) async -> Answer {
    // Begins once this listens: what work shows first may be what somebody answers with ^C.
    let (gate, opening) = AsyncStream<Never>.makeStream()
    let task = Task {
      for await _ in gate {}
      return await work()
    }
    let cancel: Listener = { _ in task.cancel() }
    return await heard(by: cancel) {
      opening.finish()
      return await withTaskCancellationHandler {
        await task.value
      } onCancel: {
        task.cancel()
      }
    }
  }
}

/// Who listens, the innermost last; a class because the system's handlers share it.
private final class Listeners: Sendable {
  private struct State {
    var stack: [(id: Int, hear: Interrupts.Listener)] = []
    var count = 0
    var ending: Int32?
  }

  private let state = Mutex(State())

  var ending: Int32? { state.withLock { $0.ending } }

  func add(_ listener: @escaping Interrupts.Listener) -> Int {
    state.withLock { state in
      state.count += 1
      state.stack.append((state.count, listener))
      return state.count
    }
  }

  func remove(_ id: Int) {
    state.withLock { $0.stack.removeAll { $0.id == id } }
  }

  func hear(_ number: Int32) {
    let called = state.withLock { state in
      let isForOne = number == SIGINT && state.stack.count > 1
      if !isForOne { state.ending = state.ending ?? number }
      return Array(isForOne ? state.stack.suffix(1) : state.stack[...])
    }
    for listener in called.reversed() { listener.hear(number) }
  }
}
