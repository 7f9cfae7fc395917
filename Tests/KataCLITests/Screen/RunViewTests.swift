import KataCore
import KataDrawing
import KataText
import Testing

@testable import KataCLI

struct RunViewTests {
  private func view(
    columns: Int, rows: Int, buttons: Int = 3, focus: Int = 0, _ language: Language = .english
  ) -> RunView {
    let nodes = (0..<buttons).map {
      ScreenNode(kind: "UIButton", id: "b\($0)", text: "Button \($0)", target: $0)
    }
    let moment = ScreenMoment(
      picture: ScreenPicture(
        title: "Test", content: ScreenNode(kind: "UIView", children: nodes)),
      outline: "", request: "/person", calls: [0])
    var state = RunState(
      moment, methods: [.init(type: "A", name: "tap()")], opening: "open")
    state.move(by: focus)
    return RunView(
      state: state, words: RunWords(language),
      look: ScreenLook(
        look: Look(hasColour: false), words: ScreenWords(language), focus: state.focus),
      columns: columns, rows: rows, hasEvents: true)
  }

  @Test(arguments: [(40, 14), (40, 24), (66, 24), (80, 24), (200, 60)], Language.allCases)
  func fitsTheTerminal(size: (columns: Int, rows: Int), language: Language) {
    let lines = view(columns: size.columns, rows: size.rows, buttons: 30, language).lines
    #expect(lines.count <= size.rows)
    for line in lines { #expect(line.widthInColumns <= size.columns, "\(line.plain)") }
  }

  @Test func showsThePathBesideTheScreenWhereThereIsRoom() {
    let lines = view(columns: 90, rows: 30).lines.map(\.plain)
    #expect(lines[0].hasPrefix("╭") && lines[0].hasSuffix("▸ open"))
    #expect(lines.contains { $0.contains("┌ A") })
    #expect(lines.contains { $0.contains("│ tap()") })
  }

  @Test func keepsTheFocusInSightOnAScreenHigherThanTheTerminal() {
    let lines = view(columns: 40, rows: 16, buttons: 40, focus: 35).lines.map(\.plain)
    #expect(lines.contains { $0.contains("▸[ Button 35 ]") })
  }

  @Test func saysThatATerminalIsTooSmallAndWhatToDo() {
    let text = view(columns: 30, rows: 10).lines.map(\.plain).joined(separator: " ")
    #expect(text.contains("kata show"))
  }
}
