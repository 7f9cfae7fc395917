import KataCore
import KataSyntax
import Testing

struct MockFileTests {
  private func mocks(_ text: String, named names: Set<String>? = nil) -> MockFile {
    MockFile(of: [SourceFile(path: "Sources/Seam.swift", text: text)], named: names)
  }

  @Test func recordsCallsAndAnswers() {
    let file = mocks(
      "import UIKit\n\nprotocol Loading {\n  func load(_ id: Int, from place: URL) throws -> String\n}\n"
    )
    #expect(
      file.text == """
        // Test doubles written by `kata mocks` from Sources/Seam.swift.

        import UIKit

        final class MockLoading: Loading {
          init() {}

          private(set) var loadCalls: [(id: Int, place: URL)] = []
          var loadError: (any Error)?
          var loadResult: String?
          var loadHandler: ((Int, URL) throws -> String)?

          func load(_ id: Int, from place: URL) throws -> String {
            loadCalls.append((id, place))
            if let error = loadError { throw error }
            if let handler = loadHandler { return try handler(id, place) }
            guard let result = loadResult else {
              preconditionFailure("Set `loadResult` or `loadHandler` before `load(_:from:)` is called.")
            }
            return result
          }
        }

        """)
    #expect(file.protocols == ["Loading"])
    #expect(file.findings.isEmpty)
  }

  @Test func keepsTheActorOfTheProtocolAndTheAttributesOfItsMembers() {
    let text = mocks(
      "@MainActor protocol A { @available(iOS 17, *) @discardableResult func f() async -> Int }"
    ).text
    #expect(text.contains("@MainActor\nfinal class MockA: A {"))
    #expect(text.contains("@available(iOS 17, *) @discardableResult func f() async -> Int {"))
    #expect(text.contains("var fHandler: (@MainActor () async -> Int)?"))
  }

  @Test func writesOnlyWhatIsAskedFor() {
    let file = mocks("protocol A {}\nprotocol B: A { func b() }", named: ["B"])
    #expect(file.protocols == ["B"])
    #expect(!file.text.contains("MockA"))
  }

  /// Equal as strings, and different to the compiler.
  @Test func hasBothMembersWhoseNamesDifferInUnicodeForm() {
    let text = mocks("protocol A { func caf\u{e9}(); func cafe\u{301}() }").text
    let bytes = Array(text.utf8)
    for name in ["func caf\u{e9}() {", "func cafe\u{301}() {"] {
      #expect(bytes.firstRange(of: Array(name.utf8)) != nil, "\(text)")
    }
  }

  @Test func hasTheMembersOfInheritedProtocolsOnce() {
    let text = mocks(
      "protocol A { func a() }\nprotocol B: A { func a(); func b() }\nprotocol C: A, B {}",
      named: ["C"]
    ).text
    #expect(text.ranges(of: "func a() {").count == 1)
    #expect(text.ranges(of: "func b() {").count == 1)
  }

  @Test func givesOverloadsNamesOfTheirOwn() {
    let text = mocks(
      "protocol A { func f(a: Int); func f(b: Int); func f(a: String); var f: Int { get } }"
    ).text
    for name in ["fACalls", "fBCalls", "fAStringCalls", "fResult"] {
      #expect(text.contains("var \(name)"), "\(name)")
    }
  }

  @Test(arguments: [
    ("private protocol A {}", 1, "private"),
    ("\n  protocol A: Actor {}", 2, "actor"), ("protocol A: Unknown {}", 1, "`Unknown`"),
    ("protocol A: B {}\nprotocol B: A {}", 1, "itself"),
    ("protocol A { subscript(i: Int) -> Int { get } }", 1, "subscript"),
    ("protocol A { static func < (l: Self, r: Self) -> Bool }", 1, "operator"),
    ("protocol A { associatedtype B; static func f() }", 1, "associated"),
    ("protocol A { func f(_ b: () throws -> Void) rethrows }", 1, "rethrows"),
    ("protocol A { func f(_ b: consuming String) }", 1, "consuming"),
    ("protocol A where Self: UIViewController {}", 1, "subclasses"),
    ("protocol A {\n#if DEBUG\n func f()\n#endif\n}", 1, "#if"),
    ("protocol A { func f<each T>(_ t: repeat each T) }", 1, "pack"),
    ("struct S {\n func }\n", 2, "parse"),
  ])
  func saysWithTheLineWhatItCannotWrite(text: String, line: Int, word: String) throws {
    let file = mocks(text)
    let finding = try #require(file.findings.first)
    #expect(finding.location?.line == line)
    #expect(finding.summary.contains(word), "\(finding.summary)")
    #expect(file.protocols.isEmpty && file.text.isEmpty)
  }

  @Test func hasNoTextWithoutProtocols() {
    #expect(mocks("struct A {}").text.isEmpty)
  }

  @Test func writesAMockOfAComposition() {
    let file = mocks(
      """
      protocol Root { func tell(_ text: String) }
      protocol Opening { func open(id: Int) }
      typealias ListRouting = Root & Opening
      typealias Other = Sequence & Root
      """)
    #expect(file.protocols == ["Root", "Opening", "ListRouting"])
    #expect(file.findings.isEmpty)
    #expect(file.text.contains("final class MockListRouting: ListRouting {"))
  }

  @Test func importsWhatTestsTest() {
    let source = SourceFile(
      path: "Sources/Seam.swift", text: "import Foundation\nprotocol P { func f() }")
    let file = MockFile(of: [source], testing: "App")
    #expect(file.text.contains("@testable import App\nimport Foundation\n"))
  }
}
