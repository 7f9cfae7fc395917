package import Foundation
package import KataCore
import KataText

/// A kata's hints by case id, from gentle to concrete.
package struct Hints: Sendable {
  /// The numbered items below each `## <case id>` heading of `Hints.md`.
  package let items: [String: [String]]

  /// Reads `Hints.md` in a kata's folder, or its translation; a kata without the file has no hints.
  package init(kata folder: URL, language: Language = .english) {
    self.init(markdown: TranslatedFile("Hints", in: folder).text(in: language) ?? "")
  }

  package init(markdown: String) {
    var items: [String: [String]] = [:]
    var id: String?
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") {
        id = line.dropFirst(3).trimmingCharacters(in: .whitespaces.union(["`"]))
      } else if let current = id {
        Self.add(line, to: &items[current, default: []])
      }
    }
    self.items = items
  }

  /// The hint that a report shows under a failure of this case.
  package func first(for id: String) -> String? { items[id]?.first }

  /// Starts an item at `1. …`; an indented line goes on with the one before it.
  private static func add(_ line: Substring, to hints: inout [String]) {
    let text = line.trimmingCharacters(in: .whitespaces)
    let digits = text.prefix { $0.isNumber }
    if !digits.isEmpty, text.dropFirst(digits.count).hasPrefix(". ") {
      hints.append(String(text.dropFirst(digits.count + 2)))
    } else if !text.isEmpty, let last = hints.popLast() {
      hints.append(last + (isBetweenWideCharacters(last, text) ? "" : " ") + text)
    }
  }

  /// Chinese is written without blanks, so a line that goes on there is joined without one.
  private static func isBetweenWideCharacters(_ first: String, _ second: String) -> Bool {
    guard let left = first.last, let right = second.first else { return false }
    return DisplayWidth.of(left) == 2 && DisplayWidth.of(right) == 2
  }
}
