import KataCore

/// What Foundation is on a phone and not here, declared in the learner's own module, whose names come first.
///
/// Only what the files mention is there, so that it costs nobody else a moment and collides with nobody's names.
enum PhoneShim {
  static func text(for sources: [SourceFile]) -> String {
    // A line break before the text lets a first line be found as any other.
    let files = sources.map { ByteSearch("\n" + $0.text) }
    let parts = parts.filter { part in
      files.contains { file in
        file.contains(part.word) && !(part.isOfUIKit && file.contains(importOfUIKit))
      }
    }
    return parts.map { $0.text + "\n" }.joined()
  }

  /// A file that imports it in another way gets names that mean the same.
  private static let importOfUIKit = ByteSearch("\nimport UIKit")

  private struct Part: Sendable {
    /// The word that shows that a file needs it.
    let word: ByteSearch
    /// Whether UIKit has it already.
    var isOfUIKit = false
    let text: String
  }

  private static let parts = [
    Part(
      word: ByteSearch("Selector"), isOfUIKit: true, text: "typealias Selector = UIKit.Selector"),
    Part(
      word: ByteSearch("NSKeyValueObservation"), isOfUIKit: true,
      text: "typealias NSKeyValueObservation = UIKit.NSKeyValueObservation"),
    Part(
      word: ByteSearch("autoreleasepool"), isOfUIKit: true,
      text: """
        nonisolated func autoreleasepool<Result>(
          invoking body: () throws -> Result
        ) rethrows -> Result { try body() }
        """),
    Part(word: ByteSearch("Timer"), text: timers),
    Part(word: ByteSearch("addObserver"), text: observers),
  ]

  // What Objective-C declares is older than concurrency: a block in a screen's method belongs to the main actor, as the
  // method does. Elsewhere than in this module, such a declaration would stand beside Foundation's and not before it.
  private static let timers = """
    extension Timer {
      @preconcurrency @discardableResult
      nonisolated class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @Sendable @escaping (Timer) -> Void
      ) -> Timer {
        let timer = Timer(
          fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
          block: block)
        RunLoop.current.add(timer, forMode: .default)
        return timer
      }
      @preconcurrency
      nonisolated convenience init(
        timeInterval interval: TimeInterval, repeats: Bool,
        block: @Sendable @escaping (Timer) -> Void
      ) {
        self.init(
          fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
          block: block)
      }
    }
    """

  private static let observers = """
    extension NotificationCenter {
      @preconcurrency
      nonisolated func addObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @Sendable @escaping (Notification) -> Void
      ) -> any NSObjectProtocol {
        addFoundationObserver(forName: name, object: obj, queue: queue, using: block)
      }
    }
    """
}
