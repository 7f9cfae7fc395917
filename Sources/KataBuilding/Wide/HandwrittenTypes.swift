import Foundation
import KataCore

/// Reads what files that are written by hand declare for everybody, by their lines: they are laid out alike.
///
/// How a member behaves is told by its comment, where `kept only` and `nothing` have fixed meanings.
struct HandwrittenTypes {
  private(set) var members: [String: [UIKitType.Member]] = [:]
  private(set) var inherited: [String: String] = [:]
  private var type: String?
  private var comment = ""

  private static let kinds = ["class", "struct", "enum", "protocol", "extension", "typealias"]
  private static let memberWords: Set<String> = [
    "var", "let", "func", "init", "case", "subscript", "class", "static", "weak", "lazy",
    "convenience", "required",
  ]

  /// Reads one file.
  mutating func read(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = line.drop { $0 == " " }
      let indent = line.count - words.count
      if words.hasPrefix("///") {
        comment += words.dropFirst(3)
      } else if indent == 0, let first = words.first, first.isLetter || first == "@" {
        begin(words)
      } else if indent == 2 {
        note(words, lines[(index + 1)...])
      }
    }
  }

  private mutating func begin(_ line: Substring) {
    defer { comment = "" }
    let words = line.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(where: Self.kinds.contains), place + 1 < words.count else {
      return
    }
    let isPublic = words.contains("public") || words.contains("open")
    guard isPublic || words[place] == "extension" else {
      type = nil
      return
    }
    let name = String(words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "." })
    type = name
    guard words[place] != "extension", words[place] != "typealias" else { return }
    let parts = line.split(separator: ":", maxSplits: 1)
    let clause = parts.count > 1 ? parts[1].prefix { $0 != "{" } : ""
    inherited[name] = clause.split(separator: " ").joined(separator: " ")
    members[name] = members[name] ?? []
  }

  private mutating func note(_ line: Substring, _ rest: ArraySlice<Substring>) {
    guard let type else { return }
    var words = line.split(separator: " ")
    guard let access = words.first,
      ["public", "open", "case"].contains(access) || isRequirement(line)
    else {
      if !line.hasPrefix("@"), !line.isEmpty { comment = "" }
      return
    }
    defer { comment = "" }
    if access == "public" || access == "open" { words.removeFirst() }
    guard let word = words.first, !words.contains("override"),
      Self.memberWords.contains(String(word.prefix { $0.isLetter }))
        || word.contains("(set)")
    else { return }
    let declaration = Self.declaration(line, rest)
    members[type, default: []].append(UIKitType.Member(behaviour, declaration))
  }

  /// A requirement of a protocol has no word in front of it.
  private func isRequirement(_ line: Substring) -> Bool {
    !comment.isEmpty && (line.hasPrefix("func ") || line.hasPrefix("var ")) && !line.hasSuffix("{")
  }

  private var behaviour: UIKitType.Behaviour {
    if comment.contains("kept only") || comment.contains("; kept") { return .stored }
    return comment.lowercased().contains("nothing") ? .inert : .real
  }

  /// The declaration without its body, from as many lines as its brackets take.
  private static func declaration(_ line: Substring, _ rest: ArraySlice<Substring>) -> String {
    var text = String(line)
    var next = rest
    while text.count(where: { $0 == "(" }) > text.count(where: { $0 == ")" }),
      let line = next.popFirst()
    {
      text += (text.hasSuffix("(") ? "" : " ") + line.drop { $0 == " " }
    }
    let head = text.split(separator: " {", maxSplits: 1).first.map(String.init) ?? text
    let plain = head.split(separator: " = ", maxSplits: 1).first.map(String.init) ?? head
    return (plain.hasSuffix("(") || plain.contains("(") && head.contains(" = ") ? head : plain)
      .replacing(#/^(public|open) /#, with: "").replacing(#/^(internal|private)\(set\) /#, with: "")
      .replacing(/\(\s+/, with: "(").replacing(/\s+\)/, with: ")")
  }
}
