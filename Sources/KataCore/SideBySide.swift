import Dispatch
import Synchronization

/// Does things that need nothing of each other at the same time, on as many cores as are free.
///
/// Answers come in the order of the questions, so that nobody can tell how many cores there were. Whoever asks waits
/// for all of them, and works on some meanwhile.
package enum SideBySide {
  /// Turns every value into another one.
  package static func map<Value: Sendable, Answer: Sendable>(
    _ values: [Value], _ answer: @Sendable (Value) -> Answer
  ) -> [Answer] {
    guard values.count > 1 else { return values.map(answer) }
    let answers = Mutex([Answer?](repeating: nil, count: values.count))
    DispatchQueue.concurrentPerform(iterations: values.count) { place in
      let found = answer(values[place])
      answers.withLock { $0[place] = found }
    }
    return answers.withLock { $0.compactMap(\.self) }
  }

  /// Does two different things.
  package static func both<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    let answers = Mutex<(First?, Second?)>((nil, nil))
    DispatchQueue.concurrentPerform(iterations: 2) { place in
      if place == 0 {
        let found = first()
        answers.withLock { $0.0 = found }
      } else {
        let found = second()
        answers.withLock { $0.1 = found }
      }
    }
    let (one, other) = answers.withLock { ($0.0, $0.1) }
    guard let one, let other else { preconditionFailure("What was begun is done by now.") }
    return (one, other)
  }
}
