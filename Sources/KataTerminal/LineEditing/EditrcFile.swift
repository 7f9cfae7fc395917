import CLibedit
import Foundation

/// The learner's own settings for every program that uses libedit.
struct EditrcFile {
  private static let mostBytes = 65_536

  /// The commands, each as its words, in order; none when there is no such file.
  let commands: [[String]]

  /// Reads the file that libedit itself would read: the one in EDITRC, or `~/.editrc`.
  init(environment: [String: String]) {
    let home = environment["HOME"].map { $0 + "/.editrc" }
    guard let path = environment["EDITRC"] ?? home, !path.isEmpty else {
      commands = []
      return
    }
    commands = Self.lines(of: path).compactMap { line in
      guard !line.drop(while: \.isWhitespace).hasPrefix("#") else { return nil }
      let words = Self.words(of: line)
      return words.isEmpty ? nil : words
    }
  }

  private static func lines(of path: String) -> [String] {
    // Reading anything but a file might wait endlessly.
    let facts = try? FileManager.default.attributesOfItem(
      atPath: URL(filePath: path).resolvingSymlinksInPath().path)
    guard facts?[.type] as? FileAttributeType == .typeRegular,
      let size = facts?[.size] as? Int, size <= mostBytes,
      let data = FileManager.default.contents(atPath: path)
    else { return [] }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
  }

  /// Cuts a line as libedit does; none when a quote stays open.
  private static func words(of line: String) -> [String] {
    let tokenizer = tok_init(nil)
    defer { tok_end(tokenizer) }
    var count: Int32 = 0
    var words: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    guard tok_str(tokenizer, line, &count, &words) == 0, let words else { return [] }
    // The words belong to the tokenizer, which ends after they are copied.
    return (0..<Int(count)).compactMap { words[$0].map { String(cString: $0) } }
  }
}
