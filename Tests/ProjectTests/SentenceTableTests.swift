import Foundation
import Testing

/// The catalogue of sentences is compared with what the sources say: a sentence that it does not list is printed in
/// English whatever the language.
struct SentenceTableTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What says nothing to learners: code that is written, formats for machines, errors of authors, and the two
  /// vocabularies that have both languages side by side.
  private static let silent = [
    "HeadlessUIKit", "WideUIKit", "KataHost", "KataScaffold/Templates", "KataContent/Skeleton",
    "KataRecords/",
    "KataPipeline/Bench", "KataSyntax/Instrumentation", "KataSyntax/Tracing", "KataCLI/Wording",
    "RunWords", "ScreenWords", "JUnit", "SARIF", "GraphDOT", "MockClass", "CompilerStack",
    "SideBySide", "OpenCombineSources",
  ]

  /// Where every phrase is shown, not only what is a whole sentence.
  private static let strict = [
    "KataScoring/Findings/", "KataReporting/Design/", "KataReporting/Scores/",
    "KataReporting/Graph/", "KataReporting/Lint/", "KataReporting/Compare/",
  ]

  /// Nouns that get a number, and commands.
  private static let others: Set<String> = [
    "smaller duty", "smaller duties", "retain cycle", "more line", "`kata read why`",
    "kata lint --all", "kata score --all", "`kata read %@`", "title desc", "box massive",
  ]

  @Test func listsWhatTheSourcesSay() throws {
    let known = try Self.catalogue()
    #expect(known.count > 500)
    var missing: [String] = []
    for file in try Self.files() {
      let text = try String(
        contentsOf: Self.root.appending(path: "Sources/\(file)"), encoding: .utf8)
      let isStrict = Self.strict.contains { file.hasPrefix($0) }
      let said = SourceLiterals(text).all.filter { Self.isShown($0, isStrict: isStrict) }
      missing += said.filter { !Self.isCovered($0, by: known) }.map { "\(file): \($0)" }
    }
    #expect(missing == [])
  }

  @Test(arguments: [
    (#"let a = "Hello, \(name(of: "x")), you.""#, ["x", "Hello, %@, you."]),
    (#"// "no" \#n let b = "say \"it\" twice""#, [#"say "it" twice"#]),
    (
      "let c = \"\"\"\n  One line \\\n  goes on.\n  Another.\n  \"\"\"",
      ["One line goes on.\nAnother."]
    ),
  ])
  func findsLiterals(source: String, literals: [String]) {
    #expect(SourceLiterals(source).all == literals)
  }

  private static func catalogue() throws -> Set<String> {
    let url = root.appending(path: "Sources/KataCLI/Sentences/en.lproj/Localizable.strings")
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: url), options: [], format: nil)
    return Set((list as? [String: String] ?? [:]).keys)
  }

  private static func files() throws -> [String] {
    let walk = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path)
    let all = (walk?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }
    return all.filter { file in !silent.contains { file.contains($0) } }.sorted()
  }

  private static func isShown(_ text: String, isStrict: Bool) -> Bool {
    let bare = text.replacing("%@", with: "").trimmingCharacters(in: .whitespaces)
    guard bare.contains(" "), bare.contains(/[A-Za-z]{2}/), !bare.contains(/[<{]/),
      !others.contains(text)
    else { return false }
    let isSentence = text.first?.isUppercase == true && ".?:".contains(text.last ?? " ")
    return isStrict || isSentence
  }

  /// Whether it is listed as a whole, line by line or sentence by sentence.
  private static func isCovered(_ text: String, by known: Set<String>) -> Bool {
    if known.contains(text) { return true }
    return text.split(separator: "\n").map(String.init).allSatisfy { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      return known.contains(line)
        || sentences(of: line).allSatisfy { known.contains($0) || $0 == "%@" }
    }
  }

  private static func sentences(of line: String) -> [String] {
    var (found, rest) = ([String](), line[...])
    while let end = rest.firstRange(of: /[.?!] (?![a-z])/) {
      found.append(String(rest[..<rest.index(after: end.lowerBound)]))
      rest = rest[end.upperBound...]
    }
    return found + [String(rest)]
  }
}

/// The string literals of Swift source, with `%@` for what is put in.
private struct SourceLiterals {
  private(set) var all: [String] = []
  private var rest: Substring

  init(_ source: String) {
    rest = source[...]
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if character == "\"" {
        all.append(literal())
      } else {
        rest.removeFirst()
      }
    }
  }

  private mutating func literal() -> String {
    let isLong = rest.hasPrefix("\"\"\"")
    let quote = isLong ? "\"\"\"" : "\""
    rest.removeFirst(quote.count)
    var text = ""
    while let character = rest.first, !rest.hasPrefix(quote) {
      rest.removeFirst()
      guard character == "\\", let next = rest.first else {
        text.append(character)
        continue
      }
      rest.removeFirst()
      switch next {
      case "(":
        skipInterpolation()
        text += "%@"
      case "n": text += "\n"
      case "\n": text += "\u{0}"
      default: text.append(next)
      }
    }
    rest = rest.dropFirst(quote.count)
    return isLong ? Self.laidOut(text) : text
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while let character = rest.first, depth > 0 {
      if character == "\"" {
        all.append(literal())
        continue
      }
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      rest.removeFirst()
    }
  }

  /// The lines of a long literal without their margin, those that go on joined.
  private static func laidOut(_ text: String) -> String {
    text.replacing(/\u{0}[ ]*/, with: "").split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
