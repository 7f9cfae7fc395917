import Foundation
import KataCore

/// The texts of found files, and the names of those that could not be had.
struct LintSources {
  private(set) var files: [SourceFile] = []
  private(set) var skipped: [StaticReading.Skipped] = []

  /// Nobody writes a file of a megabyte by hand.
  private static let maximumBytes = 1 << 20

  /// Reads a file; one of tests is let be, unless somebody named it.
  mutating func add(_ found: SwiftFileSearch.Found) {
    switch Self.read(found.url) {
    case .failure(let refusal):
      skipped.append(.init(path: found.path, location: nil, reason: refusal.reason))
    case .success(let text):
      guard found.isNamed || !Self.isOfTests(text) else { return }
      files.append(SourceFile(path: found.path, text: text))
    }
  }

  private struct Refusal: Error {
    let reason: StaticReading.Skipped.Reason
  }

  private static func read(_ url: URL) -> Result<String, Refusal> {
    // By the attributes of what a link leads to; a pipe or a device would be read endlessly.
    let keys: Set<URLResourceKey> = [.isRegularFileKey, .fileSizeKey]
    let facts = try? url.resolvingSymlinksInPath().resourceValues(forKeys: keys)
    guard let facts, facts.isRegularFile == true else {
      return .failure(Refusal(reason: .unreadable))
    }
    guard facts.fileSize ?? 0 <= maximumBytes else { return .failure(Refusal(reason: .tooLarge)) }
    guard let data = try? Data(contentsOf: url) else {
      return .failure(Refusal(reason: .unreadable))
    }
    guard let text = String(validating: data, as: UTF8.self), !text.utf8.contains(0) else {
      return .failure(Refusal(reason: .notText))
    }
    return .success(text)
  }

  /// Whether a file imports what only tests import.
  private static func isOfTests(_ text: String) -> Bool {
    // By bytes, since this looks at every line of every file.
    text.utf8.split(separator: UInt8(ascii: "\n")).contains { line in
      guard line.first == UInt8(ascii: "i") || line.first == UInt8(ascii: "@") else { return false }
      let words = Substring(line).split(whereSeparator: \.isWhitespace).prefix(2)
      if words.first == "@testable" { return true }
      return words.first == "import" && words.dropFirst().first.map(isTestModule) ?? false
    }
  }

  private static func isTestModule(_ name: Substring) -> Bool {
    ["XCTest", "Testing", "Quick", "Nimble"].contains(name)
  }
}
