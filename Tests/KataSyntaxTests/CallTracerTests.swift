import KataCore
import KataSyntax
import Testing

struct CallTracerTests {
  private func traced(_ text: String) -> TracedSources {
    CallTracer().traced([SourceFile(path: "Sources/A.swift", text: text)])
  }

  @Test func notesTheMethodsOfTypesAndExtensions() {
    let sources = traced(
      """
      class View {
        init(name: String) { self.name = name }
        func show(_ text: String, in place: Int) { label = text }
        var name: String { didSet { update() } }
      }
      extension Outer.View { func hide() {} }
      func free() { }
      """)
    #expect(
      sources.methods == [
        .init(type: "View", name: "init(name:)"), .init(type: "View", name: "show(_:in:)"),
        .init(type: "View", name: "name didSet"), .init(type: "View", name: "hide()"),
        .init(type: nil, name: "free()"),
      ])
  }

  @Test func notesAMethodThatPutsADotBetweenTexts() {
    let sources = traced("struct Row { func text() -> String { \"\\(name) · \\(city)\" } }")
    #expect(sources.methods == [.init(type: "Row", name: "text()")])
    #expect(sources.files[0].text.contains("kata_enter(0)"))
  }

  @Test func keepsTheLinesAndGivesBackASingleValue() {
    let text = """
      struct Wording {
        func count(_ n: Int) -> String {
          // How often.
          n == 1 ? "once" : "more"
        }
        func never() -> Int { fatalError() }
      }
      """
    let file = traced(text).files[0].text
    #expect(file.split(separator: "\n").count == text.split(separator: "\n").count)
    #expect(file.contains("{ kata_enter(0); \n"))
    #expect(file.contains("return n == 1 ?"))
    #expect(file.contains("{ kata_enter(1);  fatalError() }"))
  }

  @Test func leavesAloneWhatOnlyTheCompilerUnderstands() {
    let text = "func f(_ x: Bool) -> Int { if x { 1 } else { 2 } }\n"
    #expect(traced(text).files[0].text == text)
    let broken = "func f( {\n"
    #expect(traced(broken).files[0].text == broken)
  }
}
