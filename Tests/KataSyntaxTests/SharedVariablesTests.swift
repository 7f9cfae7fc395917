import KataCore
import Testing

@testable import KataSyntax

struct SharedVariablesTests {
  private func names(_ text: String) -> [String] {
    SharedVariables(in: [ParsedFile(SourceFile(path: "Sources/A.swift", text: text))])
      .findings.map(\.summary)
  }

  @Test func findsWhatOutlivesAScreen() {
    let text = """
      class Model {
        static var person = ""
        enum Inner { private static var count = 0 { didSet {} } }
      }
      var last: String?
      """
    #expect(
      names(text) == [
        "all screens share `Model.person`", "all screens share `Model.Inner.count`",
        "all screens share `last`",
      ])
  }

  @Test func leavesAloneWhatKeepsNothing() {
    let text = """
      enum Solution {
        static var presenter: AnyClass { Presenter.self }
        static let limit = 3
        static var text: String { get { "" } }
      }
      class Presenter {
        var name = ""
        func work() { var local = 1; local += 1 }
      }
      var title: String { "" }
      """
    #expect(names(text).isEmpty)
  }

  @Test func saysWhereItStands() {
    let file = SourceFile(path: "Sources/A.swift", text: "enum A {\n  static var b = 1\n}\n")
    let found = SharedVariables(in: [ParsedFile(file)]).findings
    #expect(found.first?.location?.line == 2)
    #expect(found.first?.excerpt == "  static var b = 1")
    #expect(found.first?.severity == .warning)
  }
}
