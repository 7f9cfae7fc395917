import LibraryContract
import XCTest

@testable import App

@MainActor final class BookViewModelTests: XCTestCase {
  func testWaitsForBookAndMember() {
    let (library, model) = make()
    model.open()
    XCTAssertEqual(library.requests, ["book 7", "member"])
    XCTAssertTrue(model.state.isLoading)
    library.answer(member: library.member())
    XCTAssertNil(model.state.content)
    XCTAssertTrue(model.state.isLoading)
    library.answer(book: library.book(copies: 2))
    XCTAssertFalse(model.state.isLoading)
    XCTAssertEqual(
      model.state.content,
      BookContent(
        title: "Emma", author: "Jane Austen", availability: "2 available", notice: nil,
        action: BookAction(title: "Reserve", isEnabled: true)))
  }

  func testSaysHowManyPeopleWait() {
    let texts = [
      0: "On loan, nobody is waiting", 1: "On loan, 1 person is waiting",
      2: "On loan, 2 people are waiting",
    ]
    for (waiting, text) in texts {
      let (library, model) = make()
      show(library.book(copies: 0, waiting: waiting), library.member(), in: library, model)
      XCTAssertEqual(model.state.content?.availability, text)
    }
  }

  func testKnowsWhoMayReserve() {
    let (library, model) = make()
    show(library.book(), library.member(reservations: [1, 2, 3, 4]), in: library, model)
    XCTAssertEqual(model.state.content?.action?.isEnabled, true)
    refuse(library.member(reservations: [1, 2, 3, 4, 5]), "You have 5 reservations already.")
    refuse(
      library.member(reservations: [1, 2, 3, 4, 5], isExpired: true), "Your card has expired.")
  }

  func testOffersNothingForALoan() {
    let (library, model) = make()
    let loans = [library.loan(bookID: 8, in: 1), library.loan(in: 3)]
    show(library.book(), library.member(loans: loans), in: library, model)
    XCTAssertEqual(model.state.content?.notice, "On loan to you until Jun 12.")
    XCTAssertNil(model.state.content?.action)
    model.act()
    XCTAssertEqual(library.requests.count, 2)
  }

  func testReservesOnceAtATime() {
    let (library, model) = make()
    show(library.book(), library.member(), in: library, model)
    model.act()
    model.act()
    XCTAssertEqual(library.requests, ["book 7", "member", "reserve 7"])
    XCTAssertEqual(model.state.content?.action, BookAction(title: "Reserve", isEnabled: false))
    XCTAssertFalse(model.state.canRefresh)
    XCTAssertTrue(model.state.isLoading)
    let member = library.member(reservations: [7])
    library.answer(receipt: Receipt(book: library.book(copies: 0), member: member))
    XCTAssertEqual(model.state.content?.notice, "Reserved for you.")
    XCTAssertEqual(model.state.content?.availability, "On loan, nobody is waiting")
    XCTAssertTrue(model.state.canRefresh)
    XCTAssertFalse(model.state.isLoading)
    XCTAssertEqual(library.events, ["book_reserved"])
  }

  func testCancels() {
    let (library, model) = make()
    show(library.book(), library.member(reservations: [7]), in: library, model)
    XCTAssertEqual(
      model.state.content?.action, BookAction(title: "Cancel reservation", isEnabled: true))
    model.act()
    XCTAssertEqual(library.requests.last, "cancel 7")
    library.answer(receipt: Receipt(book: library.book(), member: library.member()))
    XCTAssertEqual(model.state.content?.action?.title, "Reserve")
    XCTAssertEqual(library.events, ["reservation_cancelled"])
  }

  func testTellsFailures() {
    let (library, model) = make()
    show(library.book(), library.member(), in: library, model)
    model.act()
    library.failReceipt(.noConnection)
    XCTAssertEqual(model.state.message, "That did not work. Please check your connection.")
    model.act()
    XCTAssertNil(model.state.message)
    library.failReceipt(.refused)
    XCTAssertEqual(model.state.message, "The library refused.")
    XCTAssertEqual(model.state.content?.action?.isEnabled, true)
    XCTAssertEqual(library.events, [])
    model.refresh()
    library.failBook()
    library.answer(member: library.member())
    XCTAssertEqual(model.state.message, "The book could not be loaded.")
  }

  func testLateAnswersChangeNothing() {
    let (library, model) = make()
    show(library.book(), library.member(), in: library, model)
    model.refresh()
    model.act()
    let member = library.member(reservations: [7])
    library.answer(receipt: Receipt(book: library.book(copies: 3), member: member))
    library.answer(book: library.book())
    library.answer(member: library.member())
    XCTAssertEqual(model.state.content?.notice, "Reserved for you.")
    XCTAssertEqual(model.state.content?.availability, "3 available")
  }

  func testReportsEachStateOnce() {
    let (library, model) = make()
    var states: [BookState] = []
    model.stateDidChange = { states.append($0) }
    show(library.book(), library.member(), in: library, model)
    XCTAssertEqual(states.map(\.isLoading), [true, false])
  }

  // MARK: - Help

  private func make() -> (LibraryFake, BookViewModel) {
    let library = LibraryFake()
    let desk = BookDesk(id: 7, catalogue: library, account: library, log: library)
    return (library, BookViewModel(desk: desk, clock: library))
  }

  private func show(
    _ book: Book, _ member: Member, in library: LibraryFake, _ model: BookViewModel
  ) {
    model.open()
    library.answer(book: book)
    library.answer(member: member)
  }

  private func refuse(_ member: Member, _ notice: String) {
    let (library, model) = make()
    show(library.book(), member, in: library, model)
    XCTAssertEqual(model.state.content?.notice, notice)
    XCTAssertEqual(model.state.content?.action, BookAction(title: "Reserve", isEnabled: false))
    model.act()
    XCTAssertEqual(library.requests.count, 2)
  }
}
