import KataCore
import Testing

@testable import KataBuilding

struct MissingNameTests {
  private let types = [
    UIKitType(
      name: "UITableView", inherited: "UIScrollView",
      members: [.init(.real, "func reloadData()"), .init(.stored, "var rowHeight: CGFloat")]),
    UIKitType(
      name: "UIScrollView", inherited: "UIView",
      members: [.init(.real, "var contentOffset: CGPoint")]),
  ]

  @Test(arguments: [
    ("value of type 'UITableView' has no member 'relaodData'", "reloadData"),
    ("value of type 'UITableView?' has no member 'contentOfset'", "contentOffset"),
    ("type 'UIScrollView' has no member 'rowHeight'", nil),
    ("value of type 'Screen' has no member 'relaodData'", nil),
    ("cannot find type 'UITabelView' in scope", "UITableView"),
    ("cannot find 'tabelView' in scope", nil),
  ])
  func namesTheNearest(message: String, nearest: String?) {
    #expect(MissingName(message)?.nearest(in: types) == nearest)
  }

  @Test func asksNothingWhereTheCompilerHasToldIt() {
    let message = "cannot find 'UITabelView' in scope; did you mean 'UITableView'?"
    let source = SourceFile(path: "Sources/A.swift", text: "let a = UITabelView()\n")
    let findings = CompilerFindings(sources: [source]) { types }
      .findings(in: "Sources/A.swift:1:9: error: \(message)")
    #expect(findings.first?.nextSteps.contains { $0.hasPrefix("Did you mean") } == false)
  }
}
