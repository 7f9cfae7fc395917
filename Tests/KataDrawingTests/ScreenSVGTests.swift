import Foundation
import KataCore
import KataDrawing
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct ScreenSVGTests {
  @Test func drawsTheTextsOfTheScreenAsWellFormedXML() throws {
    let picture = Screens.screen(
      [
        Screens.label("1 < 2 & 3"), ScreenNode(kind: "UISwitch", details: ["on": "yes"]),
        ScreenNode(kind: "UITextField", text: "Dave"),
        ScreenNode(kind: "UIActivityIndicatorView", details: ["animating": "yes"]),
      ], alert: .init(title: "Sorry", message: nil, items: []))
    let svg = ScreenSVG(picture, words: ScreenWords(.english)).text
    let document = try XMLDocument(data: Data(svg.utf8))
    let texts = try document.nodes(forXPath: "//*[local-name()='text']").compactMap(\.stringValue)
    #expect(texts == ["Greeting", "1 < 2 & 3", "Dave", "Sorry"])
  }
}
