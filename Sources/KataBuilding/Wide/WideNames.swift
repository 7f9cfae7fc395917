import Foundation
package import KataCore

/// The names that only the wide stand-in has, by which a solution shows that it needs it.
///
/// Only words are looked at, since a check has no time for more. A wrong guess costs waiting or a compiler's
/// message, nothing else: both stand-ins behave alike in what both have.
package struct WideNames: Sendable {
  /// Types that stand by themselves.
  package let types: Set<String>
  /// Members that nobody else is likely to have; they count behind a dot.
  package let members: Set<String>
  /// Members of classes; they count behind `override`.
  package let overridable: Set<String>
  /// The protocols and classes that ask for a method that is never called here, by its full name.
  package let uncalled: [String: Set<String>]

  init(
    types: Set<String>, members: Set<String>, overridable: Set<String>,
    uncalled: [String: Set<String>]
  ) {
    self.types = types
    self.members = members
    self.overridable = overridable
    self.uncalled = uncalled
  }

  /// Reads a file of words: types, members that begin with `.`, those to override, which begin with `^`, and, behind
  /// `!`, methods that are never called, with who asks for them.
  package init(text: String) {
    var words: [UInt8: Set<String>] = [:]
    for word in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let mark = Self.marks.contains(word[word.startIndex]) ? word[word.startIndex] : 0
      words[mark, default: []].insert(String(Substring(mark == 0 ? word : word.dropFirst())))
    }
    types = words[0] ?? []
    members = words[Self.marks[0]] ?? []
    overridable = words[Self.marks[1]] ?? []
    let lines = (words[Self.marks[2]] ?? []).map { $0.split(separator: " ").map(String.init) }
    uncalled = Dictionary(lines.map { ($0[0], Set($0.dropFirst())) }) { $0.union($1) }
  }

  private static let marks = Array(".^!".utf8)

  /// The form in which the words are kept.
  package var text: String {
    let lines =
      types.sorted() + members.sorted().map { ".\($0)" } + overridable.sorted().map { "^\($0)" }
      + uncalled.map { "!\($0) \($1.sorted().joined(separator: " "))" }.sorted()
    return lines.map { $0 + "\n" }.joined()
  }

  /// The names that come with the program; none where the file cannot be read.
  package static let bundled: WideNames = {
    let file = KitSources.bundled.wide.appending(path: "Names.txt")
    return WideNames(text: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }()

  /// How much of UIKit these files need.
  package func breadth(for files: [SourceFile]) -> UIKitBreadth {
    var words = MentionedWords()
    for file in files { words.read(Array(file.text.utf8)) }
    return breadth(for: words)
  }

  func breadth(for words: MentionedWords) -> UIKitBreadth {
    let isWide =
      !types.isDisjoint(with: words.types.subtracting(words.declared))
      || !members.isDisjoint(with: words.members.subtracting(words.declared))
      || !overridable.isDisjoint(with: words.overridden)
    return isWide ? .wide : .narrow
  }
}
