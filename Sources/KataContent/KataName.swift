/// The name of a new kata, in the three forms in which its files need it.
package struct KataName: Hashable, Sendable {
  /// The folder and the word typed on the command line, such as `tea-timer`.
  package let id: String

  /// Makes a name from what its author typed.
  ///
  /// - Throws: `ContentError.unfitName`, saying what does not fit.
  package init(_ text: String) throws(ContentError) {
    id = text
    if let reason = problem { throw ContentError.unfitName(text, reason: reason) }
  }

  /// The start of its types' names, such as `TeaTimer`.
  package var type: String {
    words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// What people read until the author has a better title, such as `Tea timer`.
  package var title: String {
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private var words: [Substring] {
    id.split(separator: "-", omittingEmptySubsequences: false)
  }

  private var problem: String? {
    let isPlain = id.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
    if id.isEmpty { return "it is empty" }
    if !isPlain { return "it may hold lower-case letters, digits and hyphens only" }
    if id.first?.isLetter != true { return "it must begin with a letter" }
    if words.contains(where: \.isEmpty) { return "each hyphen must stand between two words" }
    if id.utf8.count > Self.longest { return "it is longer than \(Self.longest) characters" }
    // `UIView` and its like would be types of the contract and of UIKit at once.
    if type.hasPrefix("UI") { return "its types would begin with UI, as those of UIKit do" }
    return nil
  }

  private static let longest = 40
}
