import KataCore
import KataSyntax
import Testing

struct UncalledMethodsTests {
  private func notes(_ texts: String...) -> [String] {
    let paths: [RelativePath] = ["Sources/0.swift", "Sources/1.swift"]
    let files = zip(paths, texts).map { ParsedFile(SourceFile(path: $0, text: $1)) }
    let owners: [String: Set<String>] = [
      "list(_:canFocusRowAt:)": ["ListDelegate", "ListController"],
      "display(_:)": ["LayerDelegate"],
    ]
    return UncalledMethods(in: files, owners: owners).findings.map {
      "\($0.location?.description ?? "") \($0.summary)"
    }
  }

  private static let method = "func list(_ list: List, canFocusRowAt path: Path) -> Bool { true }"

  @Test func areToldAtTheirName() {
    let text = "final class Screen: Base, ListDelegate {\n  \(Self.method)\n}"
    #expect(
      notes(text) == [
        "Sources/0.swift:2:8 `list(_:canFocusRowAt:)` is accepted here and never called."
      ])
  }

  @Test func areToldOnceAndByName() {
    let screen = """
      class A: ListDelegate, LayerDelegate { \(Self.method)
      func display(_ layer: Layer) {} }
      """
    #expect(notes(screen, "class B: ListDelegate { \(Self.method) }").count == 2)
  }

  @Test(arguments: [
    "class A {}\nextension A: ListDelegate { \(method) }",
    "class A: ListDelegate {}\nextension A { \(method) }",
    "class A: ListController { override \(method) }",
    "class Base: ListController {}\nclass A: Base { override \(method) }",
    "protocol Whole: ListDelegate {}\nclass A: Whole { \(method) }",
    "class A: Base & ListDelegate { \(method) }",
    "typealias Both = ListDelegate & Sendable\nclass A: Both { \(method) }",
    "extension ListController { \(method) }",
  ])
  func areFoundHoweverATypeConforms(_ text: String) {
    #expect(notes(text).count == 1)
  }

  @Test(arguments: [
    "class A { \(method) }",
    "class A: LayerDelegate { \(method) }",
    "class A: ListDelegate { func list(_ list: List, didFocusRowAt path: Path) {} }",
    "class A: ListDelegate { func show() { \(method) } }",
  ])
  func areNoOtherMethods(_ text: String) {
    #expect(notes(text).isEmpty)
  }
}
