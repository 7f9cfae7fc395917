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
}
