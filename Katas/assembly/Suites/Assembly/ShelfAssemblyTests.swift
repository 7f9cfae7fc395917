import AssemblyContract
@_spi(Driving) import UIKit
import XCTest

/// Who makes the parts, and who leads to the next screen.
@MainActor final class ShelfAssemblyTests: XCTestCase {
  private func parts() throws -> ScreenParts {
    let solution = try solution(as: (any ShelfAssembly.Type).self)
    return try ScreenParts(
      of: solution.makeScreen(library: LibraryStub(seededValues())), kinds: [.presenter, .router])
  }

  /// Before the view is loaded, the screen has its presenter and its router: somebody else has made them.
  func testScreenIsCompleteBeforeItLoads() throws {
    let parts = try parts()
    try parts.part(.presenter, as: (any ShelfPresenter).self)
    try parts.part(.router, as: (any ShelfRouter).self)
  }

  /// View, presenter and router are three objects.
  func testRolesAreApart() throws {
    try parts().shouldBeApart()
  }

  /// The view stores no library and no book: it has nothing to make a presenter of.
  func testViewKeepsNoLibrary() throws {
    try parts().viewShouldKeepNone(of: [.library])
  }

  /// The presenter has its view show the titles, with no screen anywhere.
  func testPresenterShowsTheTitles() throws {
    let solution = try solution(as: (any ShelfAssembly.Type).self)
    let library = LibraryStub(seededValues())
    let view = ShelfViewSpy()
    let presenter = solution.makePresenter(
      view: view, library: library, router: ShelfRouterSpy())
    presenter.viewIsReady()
    try Role.presenter.should(
      "have the view show the titles", on: "viewIsReady()",
      expected: library.books().map(\.title)
    ) { view.titles }
  }

  /// The presenter has its router open the book, and no view pushes a screen.
  func testPresenterAsksItsRouter() throws {
    let solution = try solution(as: (any ShelfAssembly.Type).self)
    let values = seededValues()
    let library = LibraryStub(values)
    let (view, router) = (ShelfViewSpy(), ShelfRouterSpy())
    let presenter = solution.makePresenter(view: view, library: library, router: router)
    presenter.viewIsReady()
    let index = values.number(in: 0...2)
    presenter.didChoose(index)
    try Role.presenter.should(
      "have the router show the book", on: "didChoose(_:)",
      expected: [library.books()[index].author]
    ) { router.authors }
  }
}
