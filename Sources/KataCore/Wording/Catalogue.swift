/// The program's sentences in one language, each found by its English form.
///
/// Sentences are made in every stage and by the suites of a kata, often far from where the language is known. So they
/// stay English until they are printed, and are matched against the keys there: `%@` stands for what is put in.
package struct Catalogue: Sendable {
  /// The language of the command that runs.
  ///
  /// A task-local value, since a parameter for it would be in the signature of every page and section.
  @TaskLocal package static var current = Catalogue.english

  /// Leaves every sentence as it is.
  package static let english = Catalogue(sentences: [:])

  private let whole: [String: String]
  /// By their first character, those with the most text of their own first.
  private let patterns: [Character: [SentencePattern]]
  /// Patterns that begin with what is put in.
  private let open: [SentencePattern]
  /// What people type, such as commands and katas: within a sentence it stays, though a word is written the same.
  private let names: Set<String>

  package init(sentences: [String: String], names: Set<String> = []) {
    self.names = names
    whole = sentences.filter { !$0.key.contains("%@") }
    let all = sentences.filter { $0.key.contains("%@") }
      .map { SentencePattern($0.key, translation: $0.value) }
      .sorted { ($0.weight, $0.key) > ($1.weight, $1.key) }
    patterns = Dictionary(grouping: all.filter { $0.first != nil }) { $0.first ?? " " }
    open = all.filter { $0.first == nil }
  }

  /// The text in this language; what no key fits stays as it is.
  package func text(_ english: String) -> String {
    guard !(whole.isEmpty && patterns.isEmpty), !english.isEmpty else { return english }
    if let found = sentence(english, depth: 0) { return found }
    let lines = english.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 1 else {
      return lines.map { text(String($0)) }.joined(separator: "\n")
    }
    return parts(of: english)
  }

  /// A sentence whose places are filled with these texts, each in this language if it is known.
  ///
  /// - Parameter format: The English form with a `%@` for each text, which is the key.
  package func text(_ format: String, _ arguments: String...) -> String {
    let known = (patterns[format.first ?? " "] ?? []) + open
    let pattern =
      known.first { $0.key == format } ?? SentencePattern(format, translation: format)
    return pattern.filled(arguments.map { names.contains($0) ? $0 : text($0) })
  }

  /// One sentence after the other, which Chinese joins without blanks.
  private func parts(of text: String) -> String {
    let sentences = text.sentences
    guard sentences.count > 1 else { return text }
    let translated = sentences.map { sentence($0, depth: 0) }
    guard translated.contains(where: { $0 != nil }) else { return text }
    return zip(sentences, translated).map { $1 ?? $0 + " " }.joined()
  }

  private func sentence(_ text: String, depth: Int) -> String? {
    if depth > 0, names.contains(text) { return text }
    if let found = whole[text] { return found }
    guard depth < 3, let first = text.first else { return nil }
    var isNoList = false
    for pattern in (patterns[first] ?? []) + open {
      // A list is likelier than what fits nearly everything.
      if pattern.isVague, !isNoList {
        if let list = list(text, depth: depth) { return list }
        isNoList = true
      }
      guard let arguments = pattern.arguments(in: text) else { continue }
      let known = arguments.enumerated().map { index, argument in
        pattern.isCode(index) ? argument : sentence(argument, depth: depth + 1)
      }
      // `%@ of %@` fits much that learners write, so it is only taken for numbers, code, paths and what is known.
      if pattern.isVague, zip(arguments, known).contains(where: { $1 == nil && !$0.isFact }) {
        continue
      }
      return pattern.filled(
        zip(arguments, known).map { argument, known in
          // What is put in may be several lines, such as an error and what to do.
          known ?? (argument.contains("\n") ? self.text(argument) : argument)
        })
    }
    return isNoList ? nil : list(text, depth: depth)
  }

  /// Several words as a list, such as `a, b and c`, if each of them is known or code, or inside of a sentence a single word.
  private func list(_ text: String, depth: Int) -> String? {
    guard let pair = open.first(where: { $0.key == "%@ and %@" }),
      let comma = open.first(where: { $0.key == "%@, %@" })
    else { return nil }
    let halves = text.split(separator: " and ", omittingEmptySubsequences: false)
    guard halves.count <= 2 else { return nil }
    let words = halves[0].split(separator: ", ") + halves.dropFirst()
    guard words.count > 1 else { return nil }
    var known: [String] = []
    for word in words.map(String.init) {
      let isItem = word.isFact || depth > 0 && !word.contains(" ") && !word.isEmpty
      guard let word = sentence(word, depth: depth + 1) ?? (isItem ? word : nil) else {
        return nil
      }
      known.append(word)
    }
    let tail = halves.count == 2 ? [known.removeLast()] : []
    let head = known.dropFirst().reduce(known[0]) { comma.filled([$0, $1]) }
    return tail.reduce(head) { pair.filled([$0, $1]) }
  }
}

extension String {
  /// Whether it is a number, a piece of code, a path or a text in quotation marks.
  fileprivate var isFact: Bool {
    // What a suite has shown or expected, such as a name.
    if first == "“", last == "”", dropFirst().dropLast().allSatisfy({ !"“”".contains($0) }) {
      return true
    }
    guard let first, !contains(" ") else { return false }
    return first.isNumber || first == "`" || contains("/") || dropLast().contains(".")
  }

  /// Its sentences; one ends with a full stop or a colon before a blank and a capital letter or a sign.
  fileprivate var sentences: [String] {
    var (found, current): ([String], String) = ([], "")
    let characters = Array(self)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let afterNext = index + 2 < characters.count ? characters[index + 2] : nil
      if character == " ", current.isEmpty { continue }
      current.append(character)
      if ".?!".contains(character), next == " ", afterNext.map({ !$0.isLowercase }) == true {
        found.append(current)
        current = ""
      }
    }
    return current.isEmpty ? found : found + [current]
  }
}
