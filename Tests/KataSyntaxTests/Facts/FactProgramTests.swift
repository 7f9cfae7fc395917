import KataCore
import Testing

@testable import KataSyntax

struct FactProgramTests {
  /// Types know each other by their members, and themselves by what they inherit.
  private static let text = """
    class Screen: Base { var model = Model(); struct Row { let screen: Screen } }
    class Base { func make() -> Screen { Screen() } }
    struct Model { weak var owner: Base?; func show() { owner?.make().model.show() } }
    extension String { func worded() -> Model { Model() } }
    func begin() { Screen().model.show() }
    """

  @Test func leavesNothingBehindWhenItsFactsAreRead() {
    weak var screen: TypeEntry?
    weak var model: TypeEntry?
    do {
      let file = ParsedFile(SourceFile(path: "Sources/A.swift", text: Self.text))
      let program = FactProgram(files: [file], ownFiles: 1)
      #expect(!FactReader().facts(of: program, [CodeScan(file.source)]).atoms.isEmpty)
      screen = program.types.first { $0.name == "Screen" }
      model = program.types.first { $0.name == "Model" }
      #expect(screen != nil && model != nil)
    }
    #expect(screen == nil)
    #expect(model == nil)
  }
}
