import LibraryContract
@_spi(Driving) import UIKit
import XCTest

/// A solution's decider of the book between services that belong to the suite, with no screen anywhere.
///
/// A class, because it remembers what was reported last.
@MainActor final class BookTrialStage {
  let world: LibraryWorld
  let book: Book
  let part: LibraryPart
  let trial: any BookTrial
  private let reports: Reports

  private final class Reports {
    var last: BookTexts?
  }

  /// Has the decider work, and lets nothing arrive.
  init(for test: XCTestCase, copies: Int? = nil) throws {
    let solution = try test.solution(as: (any LibraryChoice.Type).self)
    let (world, reports) = (LibraryWorld(for: test), Reports())
    self.world = world
    self.reports = reports
    part = LibraryPart("book's decider", solution.book)
    book = world.book(copies: copies)
    trial = solution.tryBook(id: book.id, services: world.services) { reports.last = $0 }
    try shouldFetch("when its screen would open")
  }

  /// Has the decider work until book and member are known.
  static func knowing(
    for test: XCTestCase,
    member: @MainActor (LibraryWorld, Book) -> Member = { world, _ in world.member() }
  ) throws -> BookTrialStage {
    let stage = try BookTrialStage(for: test)
    stage.answer(stage.book, member(stage.world, stage.book))
    return stage
  }

  var role: Role { part.role }
  var last: BookTexts? { reports.last }

  /// Fails the case unless so many fetches of the book and of the member wait.
  func shouldFetch(_ occasion: String, count: Int = 1) throws {
    try part.located {
      try role.should(
        "fetch book and member \(occasion)", on: "tryBook", expected: [count, count]
      ) {
        [world.catalogue.books.open.count { $0 == book.id }, world.account.fetches.open.count]
      }
    }
  }

  func answer(_ book: Book, _ member: Member, at index: Int = 0) {
    world.catalogue.books.answer(.success(book), at: index)
    world.account.fetches.answer(.success(member), at: index)
    MainQueue.settle()
  }

  /// Has the button tapped, and fails the case unless the book is reserved.
  func reserve() throws {
    trial.act()
    try part.located {
      try role.should("reserve the book", on: "act()", expected: [book.id]) {
        world.account.reservations.open
      }
    }
  }

  /// Has the button tapped, and fails the case unless the reservation is cancelled.
  func cancel() throws {
    trial.act()
    try part.located {
      try role.should("cancel the reservation", on: "act()", expected: [book.id]) {
        world.account.cancellations.open
      }
    }
  }

  /// Fails the case unless so many reservations were asked for by now.
  func shouldHaveReserved(_ count: Int, not what: String) throws {
    try part.located {
      try role.shouldNot(what, on: "act()", expected: count) {
        world.account.reservations.all.count
      }
    }
  }

  /// Fails the case unless this is what was reported last.
  func shouldReport(
    _ what: String, on member: String = "tryBook", _ book: Book? = nil, notice: String = "",
    action: String?, isEnabled: Bool = true, message: String = ""
  ) throws {
    let texts = BookTexts(
      availability: Wording.availability(book ?? self.book), notice: notice, action: action,
      isActionEnabled: isEnabled, message: message)
    try part.located {
      try role.should(what, on: member, expected: texts.words) { last?.words ?? [] }
    }
  }
}

extension BookTexts {
  /// What a view would show, in the order in which it is read.
  fileprivate var words: [String] {
    let button = action.map { "\($0) (\(isActionEnabled ? "enabled" : "disabled"))" }
    return [availability, notice, button ?? "", message].filter { !$0.isEmpty }
  }
}
