import KataCore
import KataSyntax
import Testing

@testable import KataPipeline

struct NavigationRuleTests {
  @Test func namesNoRoleThatTheKataMayLack() throws {
    let file = SourceFile(
      path: "Sources/Age.swift",
      text: """
        final class Age: UIViewController {
          func go() { navigationController?.pushViewController(Card(), animated: true) }
        }
        """)
    let locator = SeamLocator(files: [ParsedFile(file)])
    let pattern = Pattern(
      id: "coordinator", title: "Coordinator", folder: "C", seam: "S", leaving: "C.leaves")
    let check = CheckCase(id: "C.leaves", group: .structure, title: "Leaves.")
    let judged = NavigationRule(pattern, departures: locator.departuresOfViews)
      .judged([CaseResult(check: check, status: .passed)])
    let failure = try #require(judged.first?.failures.first)
    #expect(!"\(failure)".contains("router"), "\(failure)")
  }
}
