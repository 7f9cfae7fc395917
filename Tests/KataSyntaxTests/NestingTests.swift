import KataCore
import KataSyntax
import Testing

/// Texts of every kind of nesting: each is either read or refused with its measure, and none ends the program.
struct NestingTests {
  /// A text that repeats its parts as often as asked.
  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var start = ""
    var opening: String
    var middle = ""
    var closing = ""
    var end = ""

    func text(_ count: Int) -> String {
      start + String(repeating: opening, count: count) + middle
        + String(repeating: closing, count: count) + end
    }
  }

  static let kinds = [
    Kind(testDescription: "generics", start: "let a: ", opening: "A<\n", middle: "B", closing: ">"),
    Kind(testDescription: "open generics", start: "let a: ", opening: "A<\n", middle: "B"),
    Kind(testDescription: "generics with commas", start: "let a: ", opening: "A<B,\n"),
    Kind(testDescription: "generic calls", start: "let a = ", opening: "A<\n", closing: ">()"),
    Kind(testDescription: "comparisons", start: "let a = a", opening: " < b\n"),
    Kind(testDescription: "comparisons in a list", start: "f(a", opening: " < b,\nc", end: ")"),
    Kind(testDescription: "conditions", opening: "#if A\n", closing: "#endif\n"),
    Kind(testDescription: "open conditions", opening: "#if A\n"),
    Kind(testDescription: "conditions behind", start: "a\n", opening: "#if A\n.b\n#endif\n"),
    Kind(
      testDescription: "else conditions", start: "#if A\n", opening: "#elseif B\n", end: "#endif"),
    Kind(testDescription: "closures", opening: "a { b in\n", closing: "}\n"),
    Kind(
      testDescription: "parentheses", start: "let a = ", opening: "(\n", middle: "1", closing: ")\n"
    ),
    Kind(testDescription: "open parentheses", opening: "f(\n"),
    Kind(testDescription: "closing parentheses", opening: ")\n"),
    Kind(testDescription: "arrays", start: "let a = ", opening: "[\n", middle: "1", closing: "]"),
    Kind(testDescription: "subscripts", start: "a", opening: "[a\n", closing: "]"),
    Kind(
      testDescription: "array types", start: "let a: ", opening: "[\n", middle: "A", closing: "]"),
    Kind(
      testDescription: "interpolations", start: "let a = ", opening: "\"\\(", middle: "a",
      closing: ")\""),
    Kind(
      testDescription: "long interpolations", start: "let a = ", opening: "\"\"\"\n\\(",
      middle: "a",
      closing: ")\n\"\"\""),
    Kind(testDescription: "open texts", opening: "\"\n"),
    Kind(testDescription: "open long texts", opening: "\"\"\"\na"),
    Kind(testDescription: "open comments", opening: "/*\n"),
    Kind(testDescription: "comments", opening: "/*\n", closing: "*/\n"),
    Kind(
      testDescription: "choices", start: "let a = ", opening: "a ?\n", middle: "b",
      closing: " : c\n"),
    Kind(testDescription: "choices behind", start: "let a = a", opening: " ? b\n : c"),
    Kind(testDescription: "else if", start: "if a {}", opening: " else if b {}\n"),
    Kind(testDescription: "else if below", start: "if a {\n}", opening: "\nelse if b {\n}\n"),
    Kind(testDescription: "members", start: "let a = a", opening: "\n.a"),
    Kind(testDescription: "calls", start: "let a = a", opening: "\n.a()"),
    Kind(testDescription: "calls of calls", start: "a", opening: "()"),
    Kind(testDescription: "prefix operators", start: "let a = ", opening: "!\n", middle: "a"),
    Kind(testDescription: "minus signs", start: "let a = ", opening: "- ", middle: "a"),
    Kind(testDescription: "one operator", start: "let a = ", opening: "!", middle: "a"),
    Kind(testDescription: "unwrapping", start: "let a = a", opening: "!"),
    Kind(testDescription: "unwrapping on lines", start: "let a = a", opening: "!\n"),
    Kind(testDescription: "optional chains", start: "let a = a", opening: "?.a\n"),
    Kind(testDescription: "assignments", start: "a", opening: " = b\n"),
    Kind(testDescription: "sums", start: "let a = 1", opening: " + 1\n"),
    Kind(testDescription: "ands", start: "let a = a", opening: "\n && a"),
    Kind(testDescription: "types", opening: "struct A {\n", closing: "}\n"),
    Kind(testDescription: "open types", opening: "class A {\n"),
    Kind(testDescription: "functions", opening: "func f() {\n", closing: "}\n"),
    Kind(testDescription: "functions without bodies", opening: "func f() -> A\n"),
    Kind(
      testDescription: "tuple types", start: "let a: ", opening: "(A,\n", middle: "B", closing: ")"),
    Kind(testDescription: "optional types", start: "let a: Int", opening: "?"),
    Kind(testDescription: "optional types apart", start: "let a: Int", opening: "? "),
    Kind(testDescription: "compositions", start: "let a: A", opening: " & A\n"),
    Kind(testDescription: "attributes", opening: "@a\n", end: "func f() {}"),
    Kind(testDescription: "attributes with arguments", opening: "@a(1) ", end: "func f() {}"),
    Kind(testDescription: "attributed types", start: "let a: ", opening: "@a ", end: "A"),
    Kind(testDescription: "modifiers", opening: "private\n", end: "func f() {}"),
    Kind(testDescription: "enums", opening: "indirect enum A { case a\n", closing: "}"),
    Kind(testDescription: "cases", start: "enum A {\n", opening: "case a(A)\n", end: "}"),
    Kind(testDescription: "raw cases", start: "enum A { case a", opening: " = a"),
    Kind(
      testDescription: "regular expressions", start: "let a = /", opening: "(", closing: ")",
      end: "/"),
    Kind(testDescription: "many regular expressions", opening: "/a/\n"),
    Kind(testDescription: "fenced expressions", start: "let a = #/", opening: "(", end: "/#"),
    Kind(testDescription: "switches", opening: "switch a {\ncase 1:\n", closing: "}\n"),
    Kind(testDescription: "switch heads", start: "let a = ", opening: "switch\n"),
    Kind(testDescription: "if heads", start: "let a = ", opening: "if\n"),
    Kind(testDescription: "do heads", opening: "do\n"),
    Kind(testDescription: "tries", start: "let a = ", opening: "try\n", middle: "f()"),
    Kind(testDescription: "awaits", start: "let a = ", opening: "await ", middle: "f()"),
    Kind(testDescription: "unsafe", start: "let a = ", opening: "unsafe ", middle: "f()"),
    Kind(testDescription: "tries with marks", start: "let a = ", opening: "try? ", middle: "f()"),
    Kind(testDescription: "arrow types", start: "let a: A", opening: " -> A\n"),
    Kind(testDescription: "function types", start: "let a: ", opening: "() ->\n", middle: "A"),
    Kind(
      testDescription: "thrown types", start: "let a: ", opening: "() throws(", closing: ") -> A"),
    Kind(testDescription: "patterns", start: "if case ", opening: "let ", middle: "a = b {}"),
    Kind(
      testDescription: "pattern calls", start: "if case ", opening: ".a(", middle: "b",
      closing: ")", end: " = c {}"),
    Kind(testDescription: "key paths", start: "let a = \\A", opening: "\n.b"),
    Kind(testDescription: "key path marks", start: "let a = \\A", opening: "?"),
    Kind(testDescription: "paths in paths", start: "let a = ", opening: "\\A[\n", closing: "]"),
    Kind(testDescription: "opaque types", start: "func f() -> ", opening: "some ", middle: "A"),
    Kind(testDescription: "existential types", start: "let a: ", opening: "any\n", middle: "A"),
    Kind(testDescription: "specifiers", start: "func f(a: ", opening: "inout ", middle: "A) {}"),
    Kind(testDescription: "packs", start: "let a: ", opening: "repeat each ", middle: "A"),
    Kind(
      testDescription: "type expansions", start: "func f(a: ", opening: "repeat\n", middle: "A) {}"),
    Kind(testDescription: "casts", start: "let a = a", opening: " as A\n"),
    Kind(
      testDescription: "casts of generics", start: "let a = a", opening: " as A<", middle: "B",
      closing: ">"),
    Kind(testDescription: "metatypes", start: "let a: A", opening: ".Type"),
    Kind(testDescription: "member types", start: "let a: A", opening: ".A<B>\n"),
    Kind(testDescription: "inherited types", start: "class A: A", opening: ", A\n", end: "{}"),
    Kind(
      testDescription: "requirements", start: "func f<A>() where A: B", opening: ", A: B\n",
      end: "{}"),
    Kind(
      testDescription: "generic parameters", start: "func f<A", opening: ": A<B", closing: ">",
      end: ">() {}"),
    Kind(
      testDescription: "default values", start: "func f(a: A", opening: " = { (a: A",
      closing: ") in }", end: ") {}"),
    Kind(testDescription: "labels", opening: "a:\n", end: "while b {}"),
    Kind(testDescription: "macros", opening: "#a(\n", closing: ")"),
    Kind(testDescription: "bare macros", opening: "#a "),
    Kind(testDescription: "hash marks", opening: "#"),
    Kind(testDescription: "backticks", opening: "`a"),
    Kind(testDescription: "placeholders", opening: "<#a#> "),
    Kind(testDescription: "module selectors", start: "let a = a", opening: "::a"),
    Kind(testDescription: "trailing closures", start: "a", opening: " {} b: "),
    Kind(testDescription: "captures", opening: "{ [a = ", closing: "] in }"),
    Kind(testDescription: "getters", opening: "var a: A {\n", closing: "}"),
    Kind(
      testDescription: "availability", start: "if ", opening: "#available(iOS 1, *), ", end: "a {}"),
    Kind(testDescription: "tuples with labels", start: "let a = ", opening: "(a: ", closing: ")"),
    Kind(testDescription: "dictionaries", start: "let a = ", opening: "[a: ", closing: "]"),
    Kind(testDescription: "ownership", start: "let a = ", opening: "copy ", middle: "b"),
    Kind(testDescription: "inverses", start: "let a: ", opening: "~", middle: "A"),
    Kind(testDescription: "inverses apart", start: "let a: ", opening: "~ ", middle: "A"),
    Kind(testDescription: "references", start: "f(", opening: "&\n", middle: "a)"),
    Kind(testDescription: "yields", opening: "yield "),
    Kind(testDescription: "discards", opening: "discard "),
    Kind(testDescription: "returns", start: "func f() { ", opening: "return\n", end: "}"),
    Kind(testDescription: "throws", start: "func f() { ", opening: "throw\n", end: "}"),
    Kind(testDescription: "defers", opening: "defer {\n", closing: "}"),
    Kind(testDescription: "guards", opening: "guard a else {\n", closing: "}"),
    Kind(testDescription: "guard heads", opening: "guard\n"),
    Kind(testDescription: "extensions", opening: "extension A where A ==\n"),
    Kind(testDescription: "operators", opening: "operator "),
    Kind(testDescription: "imports", opening: "import A.\n"),
    Kind(testDescription: "unexpected", opening: "} ) ] "),
    Kind(testDescription: "commas", start: "f(a", opening: ",\n"),
    Kind(testDescription: "accessors", start: "var a: A { get ", opening: "async ", end: "{} }"),
  ]

  /// Far beyond most limits, where what is no nesting at all is still parsed.
  @Test(arguments: kinds)
  func areParsedOrRefused(_ kind: Kind) {
    let source = SourceFile(path: "Sources/A.swift", text: kind.text(1500))
    let file = ParsedFile(source)
    let findings = StaticGate(contract: "C").findings(in: [file])
    let nesting = findings.filter { $0.id == "gate.nesting" }
    #expect(nesting.allSatisfy { $0.location != nil && $0.summary.contains { $0.isNumber } })
    #expect(TargetActionBridge().bridge(file).text == source.text)
  }

  @Test(arguments: kinds)
  func areReadByAllBelowTheLimits(_ kind: Kind) {
    let source = SourceFile(path: "Sources/A.swift", text: kind.text(24))
    let lines = source.text.utf8.count { $0 == 10 }
    let instrumented = Instrumenter().instrument([source]).files[0].text
    #expect(instrumented.utf8.count { $0 == 10 } == lines)
    #expect(FactReader().facts([source]).files.count == 1)
    #expect(SwiftHighlighting().spans(in: source.text).allSatisfy { !$0.range.isEmpty })
  }

  /// The kinds that need the most stack, with the most that is read of each.
  static let deepest = [
    ("comparisons", 166), ("choices", 213), ("prefix operators", 1496), ("function types", 498),
  ]

  /// One step before the refusal, everything that walks over a tree comes to its end.
  @Test(arguments: deepest)
  func areReadByAllAtTheLimit(_ description: String, _ limit: Int) throws {
    let kind = try #require(Self.kinds.first { $0.testDescription == description })
    #expect(!isRead(kind, limit + 1))
    #expect(isRead(kind, limit))
    let source = SourceFile(path: "Sources/A.swift", text: kind.text(limit))
    let file = ParsedFile(source)
    #expect(Instrumenter().instrument([source]).files.count == 2)
    #expect(FactReader().facts([source]).files.count == 1)
    #expect(MockFile(of: [source]).protocols.isEmpty)
    #expect(OwnTestReading([source], solution: "App", contract: "C").classes.isEmpty)
    #expect(SolutionReading([source], contract: "C").files.count == 1)
    #expect(CallTracer().traced([source]).methods.count <= 1)
    #expect(ChangeReader().footprint(from: [source], to: [source]).tokens == 0)
    #expect(SeamLocator(files: [file]).place(ofType: "A") == nil)
    #expect(!NameSearch(files: [file], withHelpers: true).hasPart(named: "B"))
    #expect(SwiftHighlighting().spans(in: source.text).allSatisfy { !$0.range.isEmpty })
  }

  private func isRead(_ kind: Kind, _ count: Int) -> Bool {
    let file = ParsedFile(SourceFile(path: "Sources/A.swift", text: kind.text(count)))
    return !StaticGate(contract: "C").findings(in: [file]).contains { $0.id == "gate.nesting" }
  }
}
