import KataCore

/// What Foundation is on a phone and not here, declared in the learner's own module, whose names come first.
///
/// Only what the files mention is there, so that it costs nobody else a moment and collides with nobody's names.
enum PhoneShim {
  static func text(for sources: [SourceFile]) -> String {
    let files = sources.map { Array($0.text.utf8) }
    let parts = parts.filter { part in
      files.contains { file in
        has(part.word, file) && !(part.isOfUIKit && importsUIKit(file))
      }
    }
    return parts.map { $0.text + "\n" }.joined()
  }

  /// A file that imports it in another way gets names that mean the same.
  private static func importsUIKit(_ text: [UInt8]) -> Bool {
    text.split(separator: 0x0A).contains { $0.starts(with: "import UIKit".utf8) }
  }

  private static func has(_ word: StaticString, _ text: [UInt8]) -> Bool {
    let word = Array("\(word)".utf8)
    guard let first = word.first else { return false }
    return text.indices.contains { text[$0] == first && text[$0...].starts(with: word) }
  }

  private struct Part: Sendable {
    /// The word that shows that a file needs it.
    let word: StaticString
    /// Whether UIKit has it already.
    var isOfUIKit = false
    let text: String
  }

  private static let parts = [
    Part(word: "Selector", isOfUIKit: true, text: "typealias Selector = UIKit.Selector"),
    Part(
      word: "NSKeyValueObservation", isOfUIKit: true,
      text: "typealias NSKeyValueObservation = UIKit.NSKeyValueObservation"),
    Part(
      word: "autoreleasepool", isOfUIKit: true,
      text: """
        nonisolated func autoreleasepool<Result>(
          invoking body: () throws -> Result
        ) rethrows -> Result { try body() }
        """),
    Part(word: "Timer", text: timers), Part(word: "addObserver", text: observers),
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
