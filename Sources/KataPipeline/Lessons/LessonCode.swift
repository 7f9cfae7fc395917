package import KataText

/// Swift blocks of a lesson that make one file together; every line keeps the number that it has in the lesson.
package struct LessonCode: Hashable, Sendable {
  package private(set) var blocks: [MarkdownCode]

  /// Sorts a lesson's Swift into files: a block with `+` behind its language goes with the one before it.
  package static func groups(in document: MarkdownDocument) -> [LessonCode] {
    let swift = LessonParts(document).codes.filter { $0.language == "swift" }
    return swift.sorted { $0.firstLine < $1.firstLine }.reduce(into: []) { groups, block in
      if block.info.dropFirst().first == "+", !groups.isEmpty {
        groups[groups.count - 1].blocks.append(block)
      } else {
        groups.append(LessonCode(blocks: [block]))
      }
    }
  }

  /// The line on which it begins in the lesson.
  package var line: Int { blocks.first?.firstLine ?? 1 }

  /// What its blocks say, wherever in a lesson they stand.
  package var texts: [String] { blocks.map(\.text) }

  /// The file as the compiler gets it.
  package var source: String {
    // No code stands on a file's first line: there has to be a fence above it.
    var text = "import UIKit; import Foundation"
    var line = 1
    for block in blocks {
      text += String(repeating: "\n", count: max(block.firstLine - line, 0)) + block.text
      line = block.firstLine + block.text.utf8.count { $0 == UInt8(ascii: "\n") }
    }
    return text + "\n"
  }
}
