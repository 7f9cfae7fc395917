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

  private func judged(_ result: CaseResult.Status, _ own: [CaseFailure] = []) -> CaseResult? {
    let file = SourceFile(
      path: "Sources/Presenter.swift",
      text: "final class Presenter {\n  func go() { UIApplication.shared.open(url) }\n}")
    let pattern = Pattern(id: "mvp", title: "MVP", folder: "M", seam: "S", leaving: "M.leaves")
    let check = CheckCase(id: "M.leaves", group: .structure, title: "Leaves.")
    return NavigationRule(
      pattern, departures: SeamLocator(files: [ParsedFile(file)]).departuresThroughApp
    ).judged([CaseResult(check: check, status: result, failures: own)]).first
  }

  @Test func failsTheCaseWhereAPresenterLeavesTheApp() throws {
    let failure = try #require(judged(.passed)?.failures.first)
    #expect(failure.actual == "`Presenter` leaves through `UIApplication.shared`")
    #expect(failure.location?.line == 2)
    #expect(failure.isOfSource)
  }

  @Test func standsBeforeWhatFailedInTheRun() {
    let own = CaseFailure(role: "presenter", should: "It should ask its router.")
    #expect(judged(.failed, [own])?.failures.map(\.isOfSource) == [true, false])
  }

  @Test func leavesACaseThatWaitsForItsSeam() {
    let own = CaseFailure(role: "solution", seam: "S", should: "`Solution` should conform to `S`.")
    #expect(judged(.failed, [own])?.failures == [own])
  }
}
