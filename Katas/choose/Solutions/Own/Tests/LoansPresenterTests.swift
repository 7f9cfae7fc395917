import LibraryContract
import XCTest

@testable import App

@MainActor final class LoansPresenterTests: XCTestCase {
  private var library = LibraryFake()
  private let view = LoansViewSpy()

  func testGroupsAndWordsLoans() {
    let days = [5, 0, -3, 1, -1]
    let presenter = open(days.enumerated().map { library.loan($0, in: $1) }, fees: 1205)
    XCTAssertEqual(
      view.lines,
      [
        "Overdue: 3 days late", "Overdue: 1 day late", "On loan: Due today",
        "On loan: Due tomorrow", "On loan: Due in 5 days",
      ])
    XCTAssertEqual(view.sections.last?.rows.map(\.id), [1, 3, 0])
    XCTAssertEqual(view.fees, "You owe 12.05.")
    XCTAssertFalse(view.isLoading)
    withExtendedLifetime(presenter) {}
  }

  func testTellsThatThereAreNone() {
    let presenter = open([])
    XCTAssertEqual(view.message, "You have no loans.")
    XCTAssertNil(view.fees)
    XCTAssertEqual(view.sections, [])
    presenter.didTapRefresh()
    XCTAssertNil(view.message)
    XCTAssertTrue(view.isLoading)
    library.failMember(.refused)
    XCTAssertEqual(view.message, "Your loans could not be loaded.")
  }

  func testRenewsOneAtATime() {
    let loans = [library.loan(1, in: 0, renewals: 1), library.loan(2, in: 2)]
    let presenter = open(loans)
    presenter.didTapLoan(id: 1)
    presenter.didTapLoan(id: 2)
    XCTAssertEqual(library.requests, ["member", "renew 1"])
    XCTAssertTrue(view.isLoading)
    library.answer(member: library.member(loans: [library.loan(1, in: 14), loans[1]]))
    XCTAssertEqual(view.message, "Renewed until Jun 23.")
    XCTAssertEqual(view.lines, ["On loan: Due in 2 days", "On loan: Due in 14 days"])
    XCTAssertEqual(library.events, ["loan_renewed"])
    presenter.didTapLoan(id: 2)
    XCTAssertEqual(library.requests.last, "renew 2")
    library.failMember(.noConnection)
    XCTAssertEqual(view.message, "That did not work. Please check your connection.")
    XCTAssertFalse(view.isLoading)
  }

  func testRefusesToRenew() {
    let presenter = open([library.loan(1, in: -1), library.loan(2, in: 0, renewals: 2)])
    presenter.didTapLoan(id: 1)
    XCTAssertEqual(view.message, "Overdue loans cannot be renewed.")
    presenter.didTapLoan(id: 2)
    XCTAssertEqual(view.message, "Renewed twice already.")
    presenter.didTapLoan(id: 3)
    XCTAssertEqual(library.requests, ["member"])
  }

  private func open(_ loans: [Loan], fees: Int = 0) -> LoansPresenter {
    let presenter = LoansPresenter(account: library, clock: library, log: library)
    presenter.view = view
    presenter.viewDidLoad()
    library.answer(member: library.member(loans: loans, fees: fees))
    return presenter
  }
}
