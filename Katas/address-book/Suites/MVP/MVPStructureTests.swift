import AddressBookContract
@_spi(Driving) import UIKit
import XCTest

/// How view, presenter and router hold together.
@MainActor final class MVPStructureTests: XCTestCase {
  /// The screen is built of a view, a presenter and a router, each an object of its own.
  func testScreenIsBuiltOfItsParts() throws {
    try listed().shouldBeApart()
  }

  /// The presenter keeps its view in a property whose type is a protocol of your own.
  func testPresenterKnowsItsViewByProtocol() throws {
    try listed().shouldKnowItsViewByProtocol(presenter())
  }

  /// The presenter keeps its router in a property whose type is a protocol of your own, and views
  /// push and present nothing themselves.
  func testLeavesThroughItsRouter() throws {
    try listed().should(presenter(), knowByProtocol: router())
  }

  /// The presenter stores nothing of UIKit.
  func testPresenterWorksWithoutUIKit() throws {
    try listed().shouldWorkWithoutUIKit(presenter())
  }

  /// The view keeps no services and no entities, whether the list or the form is shown.
  func testViewKeepsNoModel() throws {
    try BookStage.listing(for: self).atEveryStep(parts()) { parts in
      try parts.viewShouldKeepNone(of: [.services, .entities])
    }
  }

  /// The presenter does not keep its view alive.
  func testPresenterDoesNotKeepItsView() throws {
    let presenter = try presenter()
    try LeftScreen(for: self, holding: presenter, of: parts()) { stage in
      try stage.answerList(stage.world.addresses())
    }.shouldBeGone(presenter.role, "view")
  }

  /// The presenter does its work while there is no view.
  func testPresenterWorksOnWithoutItsView() throws {
    let presenter = try presenter()
    try LeftScreen(for: self, holding: presenter, of: parts()) { _ in }
      .shouldWorkOn(presenter.role, "there is no view")
  }

  /// Two screens work side by side, each with the services that it was made with.
  func testKeepsTwoScreensApart() throws {
    try BookStage.shouldKeepTwoApart(for: self, solution(as: (any AddressBookMVP.Type).self))
  }

  private func presenter() throws -> BookPart {
    .presenter(try solution(as: (any AddressBookMVP.Type).self).presenter)
  }

  private func router() throws -> BookPart {
    .router(try solution(as: (any AddressBookMVP.Type).self).router)
  }

  private func parts() throws -> [BookPart] { try [presenter(), router()] }

  private func listed() throws -> BookParts {
    let parts = try parts()
    return try BookParts(of: BookStage.listing(for: self).screen, parts)
  }
}
