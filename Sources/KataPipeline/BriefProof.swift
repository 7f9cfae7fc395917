import Foundation
import KataContent
import KataCore

/// Looks at what a kata has in prose: the brief is there, and every language has the same headings.
struct BriefProof: Sendable {
  let problems: [ContentProof.Problem]

  init(kata: Kata) {
    problems = ["README", "Hints"].flatMap { Self.problems(of: $0, kata) }
  }

  private static func problems(of name: String, _ kata: Kata) -> [ContentProof.Problem] {
    guard let english = headings(in: kata.folder.appending(path: "\(name).md")) else {
      return [.init(subject: "\(kata.id), \(name).md", message: "is not there")]
    }
    return kata.titles.keys.sorted().filter { $0 != "en" }.compactMap { language in
      let file = "\(name).\(language).md"
      guard let others = headings(in: kata.folder.appending(path: file)) else { return nil }
      // Headings are translated, so only their number and depth can be the same, or their text where it is an id.
      guard others.map(\.depth) == english.map(\.depth) else {
        return .init(subject: "\(kata.id), \(file)", message: "has other headings than \(name).md")
      }
      return nil
    }
  }

  private static func headings(in file: URL) -> [(depth: Int, text: String)]? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    var isCode = false
    return text.split(separator: "\n").compactMap { line in
      if line.hasPrefix("```") { isCode.toggle() }
      let depth = line.prefix { $0 == "#" }.count
      return isCode || depth == 0 ? nil : (depth, String(line.dropFirst(depth)))
    }
  }
}
