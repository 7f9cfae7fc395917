import LibraryContract
@_spi(Driving) import UIKit
import XCTest

/// A solution's app on show, as a person would use it.
@MainActor struct LibraryStage {
  let world: LibraryWorld
  let screen: UIViewController
  let driver: ScreenDriver

  init(for test: XCTestCase) throws {
    let solution = try test.solution(as: (any LibraryScreen.Type).self)
    self.init(solution, in: LibraryWorld(for: test))
  }

  init(_ solution: any LibraryScreen.Type, in world: LibraryWorld) {
    self.world = world
    screen = solution.makeScreen(services: world.services)
    driver = ScreenDriver(screen, inNavigation: true)
    driver.settle()
  }

  /// The controller in front.
  var front: UIViewController { driver.topViewController ?? screen }

  // MARK: - Catalogue

  /// Lets the catalogue arrive; fails the case if nobody asked for it.
  func answerCatalogue(_ books: [Book], _ occasion: String = "when it opens") throws {
    try Role.screen.should("fetch the books \(occasion)", actual: "no fetch waits") {
      !world.catalogue.lists.open.isEmpty
    }
    world.catalogue.lists.answer(.success(books))
    driver.settle()
  }

  /// Goes back to the catalogue, and answers whoever fetches the books again.
  func goBackToCatalogue(_ books: [Book]) throws {
    try driver.goBack()
    while !world.catalogue.lists.open.isEmpty {
      world.catalogue.lists.answer(.success(books))
      driver.settle()
    }
  }

  // MARK: - Book

  /// A book's screen that has asked and was not answered yet.
  static func opening(_ book: Book, for test: XCTestCase, in world: LibraryWorld? = nil) throws
    -> LibraryStage
  {
    let solution = try test.solution(as: (any LibraryScreen.Type).self)
    let stage = LibraryStage(solution, in: world ?? LibraryWorld(for: test))
    try stage.answerCatalogue([book])
    try stage.driver.tap(book.title)
    return stage
  }

  /// A book's screen with the book and the member on show.
  static func showing(
    for test: XCTestCase,
    member: @MainActor (LibraryWorld, Book) -> Member = { world, _ in world.member() }
  ) throws -> (stage: LibraryStage, book: Book) {
    let world = LibraryWorld(for: test)
    let book = world.book()
    let stage = try opening(book, for: test, in: world)
    try stage.answerBook(book, member(world, book))
    return (stage, book)
  }

  /// Lets book and member arrive; fails the case if nobody asked for them.
  func answerBook(_ book: Book, _ member: Member, at index: Int = 0) throws {
    try shouldFetchBook(book, "when its screen opens", count: index + 1)
    world.catalogue.books.answer(.success(book), at: index)
    world.account.fetches.answer(.success(member), at: index)
    driver.settle()
  }

  /// Fails the case unless so many fetches of the book and of the member wait.
  func shouldFetchBook(_ book: Book, _ occasion: String, count: Int = 1) throws {
    try Role.screen.should(
      "fetch book and member \(occasion)", expected: [count, count]
    ) {
      [world.catalogue.books.open.count { $0 == book.id }, world.account.fetches.open.count]
    }
  }

  // MARK: - Loans

  /// The loans of a member on show.
  static func lending(for test: XCTestCase, _ member: @MainActor (LibraryWorld) -> Member) throws
    -> LibraryStage
  {
    let stage = try LibraryStage(for: test)
    try stage.answerCatalogue([stage.world.book()])
    try stage.driver.tap("loans")
    try stage.answerMember(member(stage.world))
    return stage
  }

  /// Lets the member arrive; fails the case if nobody asked for them.
  func answerMember(_ member: Member, _ occasion: String = "when the loans open") throws {
    try Role.screen.should("fetch the member \(occasion)", actual: "no fetch waits") {
      !world.account.fetches.open.isEmpty
    }
    world.account.fetches.answer(.success(member))
    driver.settle()
  }
}
