import KataCore
import Testing

@testable import KataSyntax

struct UnadoptedProtocolsTests {
  private func summaries(_ text: String) -> [String] {
    UnadoptedProtocols(in: [ParsedFile(SourceFile(path: "Sources/A.swift", text: text))])
      .findings.map(\.summary)
  }

  @Test func findsWhatOnlyProtocolsAndAliasesInherit() {
    let text = """
      protocol ListView: AnyObject { func show() }
      protocol WideListView: ListView {}
      extension WideListView { func hide() {} }
      typealias Both = ListView & Sendable
      class Presenter { weak var view: (any ListView)? }
      """
    #expect(
      summaries(text) == ["no type adopts `ListView`", "no type adopts `WideListView`"])
  }

  @Test func leavesAloneWhatIsAdopted() {
    let text = """
      protocol Base {}
      protocol ListView: Base {}
      typealias Both = ListView & Sendable
      protocol Routing {}
      class ListController: Both {}
      extension UIViewController: Routing {}
      """
    #expect(summaries(text).isEmpty)
  }
}
