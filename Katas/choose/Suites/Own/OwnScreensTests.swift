import LibraryContract
@_spi(Driving) import UIKit
import XCTest

/// How the three screens are built.
@MainActor final class OwnScreensTests: XCTestCase {
  /// Each screen is decided by the class that `Solution` names, and each by its own.
  func testEveryScreenHasItsOwnDecider() throws {
    let roles = try LibraryRoles(for: self)
    let names = roles.named.map { LearnerType.name($0.kind) }
    // Nested types may share their last name.
    guard Set(roles.named.map { ObjectIdentifier($0.kind) }).count == names.count else {
      throw Failure(
        should: "Each screen should have a decider of its own, which does not navigate.",
        expected: "a class for each", actual: names.map { "`\($0)`" }.joined(separator: ", "),
        types: names)
    }
    try DecidedScreen.visit(for: self) { screen, _ in _ = try screen.decider() }
  }

  /// In the book's screen, no view controller and no view decides.
  func testBookIsDecidedApart() throws {
    let book = try LibraryRoles(for: self).book
    guard book.isView else { return }
    let name = LearnerType.name(book.kind)
    throw Failure(
      role: book.role, should: "The book's decider should be an object apart from its view.",
      expected: "a class that is no view controller and no view", actual: "`\(name)` is one",
      types: [name])
  }

  /// No view pushes or presents another screen itself.
  func testLeavesOutsideTheViews() throws {
    if let navigation = try LibraryRoles(for: self).navigation, navigation.isView,
      !(navigation.kind is UINavigationController.Type)
    {
      let name = LearnerType.name(navigation.kind)
      throw Failure(
        should: "What makes and pushes screens should be no screen itself.",
        expected: "a router or a coordinator", actual: "`\(name)` is a view", types: [name])
    }
    var titles: [String] = []
    try DecidedScreen.visit(for: self) { _, stage in titles.append(stage.driver.screenTitle ?? "") }
    try Role.screen.should(
      "lead from the catalogue to a book, back, and to the loans",
      expected: ["Library", "Book", "My loans"]
    ) { titles }
  }

  /// No screen stores a class of another one: what connects them is a closure or a protocol.
  func testScreensDoNotKnowEachOther() throws {
    var screens: [DecidedScreen] = []
    try DecidedScreen.visit(for: self) { screen, _ in screens.append(screen) }
    for screen in screens {
      try screen.shouldNotKnow(screens.filter { $0.front !== screen.front })
    }
  }

  /// The book's views keep no services, no entities and no dates.
  func testBookViewsKeepNoModel() throws {
    let book = try LibraryRoles(for: self).book
    try DecidedScreen.visit(for: self) { screen, _ in
      guard screen.part.kind == book.kind else { return }
      try screen.viewsShouldKeepNone(of: [.services, .entities, .dates])
    }
  }

  /// Cells and other views keep no services and no entities; a view controller that decides may.
  func testCellsKeepNoModel() throws {
    let book = try LibraryRoles(for: self).book
    try DecidedScreen.visit(for: self) { screen, _ in
      guard screen.part.kind != book.kind else { return }
      try screen.viewsShouldKeepNone(of: [.services, .entities])
    }
  }

  /// Deciders that are no view controllers store nothing of UIKit.
  func testWorksWithoutUIKit() throws {
    try DecidedScreen.visit(for: self) { screen, _ in
      if !screen.part.isView { try screen.deciderShouldWorkWithoutUIKit() }
    }
  }

  /// Deciders do not keep their views alive.
  func testDecidersDoNotKeepTheirViews() throws {
    for part in try LibraryRoles(for: self).apart {
      let left = try leave(holding: part)
      try part.located {
        try part.role.should("not keep its view alive", actual: "the view is still in memory") {
          left.views.isGone
        }
      }
      withExtendedLifetime(left.decider) {}
    }
  }

  /// Two apps work side by side, each with the services that it was made with.
  func testKeepsTwoAppsApart() throws {
    let solution = try solution(as: (any LibraryChoice.Type).self)
    let values = seededValues()
    let stages = [LibraryWorld(values: values), LibraryWorld(values: values)].map {
      LibraryStage(solution, in: $0)
    }
    let books = stages.map { $0.world.books() }
    for (stage, books) in zip(stages, books) {
      try stage.answerCatalogue(books, "while another app is open")
    }
    try stages[0].driver.tap(books[0][0].title)
    try Role.screen.should(
      "work with the services that it was made with, and not with those of another app",
      expected: [1, 0]
    ) { stages.map { $0.world.catalogue.books.open.count } }
  }

  /// Holds one decider, and leaves the app in front of which its screen was.
  private func leave(holding part: LibraryPart) throws -> (decider: AnyObject, views: LeftObjects) {
    var found: (decider: AnyObject, views: LeftObjects)?
    var driver: ScreenDriver?
    try DecidedScreen.visit(for: self) { screen, stage in
      driver = stage.driver
      guard screen.part.kind == part.kind else { return }
      let views = screen.graph.viewsInFront(of: screen.front)
      found = (try screen.decider(), LeftObjects(views))
    }
    driver?.leave()
    guard let found else { throw Failure(role: part.role, should: "The screen should open.") }
    return found
  }
}
