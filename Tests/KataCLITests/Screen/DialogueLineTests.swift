import KataCore
import Testing

@testable import KataCLI

struct DialogueLineTests {
  private let targets = [
    ScreenNode(
      kind: "UITextField", id: "nickname", target: 0, details: ["placeholder": "Your name"]),
    ScreenNode(kind: "UIButton", text: "Greet Me", target: 1),
  ]

  @Test(arguments: [
    ("2", DialogueLine.use(1)), ("greet me", .use(1)), ("tap nickname", .use(0)),
    ("type nickname Dave  B", .type(0, "Dave B")), ("type nickname", .type(0, "")),
    ("type \"Your name\" 'a  b'", .type(0, "a  b")), ("return 1", .pressReturn(0)),
    ("swipe 2", .swipe(1)), ("swipe nobody", .notUsable("nobody")),
    ("slow", .next(.slow)), ("fail", .next(.failure)), ("happen changed", .happen("changed")),
    ("", .nothing), ("# a remark", .nothing), ("q", .quit), ("back", .back),
    ("tap 3", .notUsable("3")), ("tap", .notUsable("")), ("bogus", .unknown("bogus")),
    ("type nobody x", .notUsable("nobody")),
  ])
  func reads(line: String, as expected: DialogueLine) {
    #expect(DialogueLine(line, targets: targets) == expected)
  }
}
