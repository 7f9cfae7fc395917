import AddressBookContract
@_spi(Driving) import UIKit
import XCTest

/// How view, presenter, interactor and router hold together.
@MainActor final class VIPERStructureTests: XCTestCase {
  /// The screen is built of view, presenter, interactor and router, each an object of its own.
  func testScreenIsBuiltOfItsParts() throws {
    try listed().shouldBeApart()
  }

  /// The presenter keeps its view in a property whose type is a protocol of your own.
  func testPresenterKnowsItsViewByProtocol() throws {
    try listed().shouldKnowItsViewByProtocol(presenter())
  }

  /// The presenter keeps its interactor in a property whose type is a protocol of your own.
  func testPresenterKnowsItsInteractorByProtocol() throws {
    try listed().should(presenter(), knowByProtocol: interactor())
  }

  /// The interactor keeps the presenter, its output, in a property whose type is a protocol of your
  /// own.
  func testInteractorKnowsItsOutputByProtocol() throws {
    try listed().should(interactor(), knowByProtocol: presenter())
  }

  /// The presenter keeps its router in a property whose type is a protocol of your own, and views
  /// push and present nothing themselves.
  func testLeavesThroughItsRouter() throws {
    try listed().should(presenter(), knowByProtocol: router())
  }

  /// Presenter and interactor store nothing of UIKit.
  func testWorksWithoutUIKit() throws {
    let parts = try listed()
    try parts.shouldWorkWithoutUIKit(presenter())
    try parts.shouldWorkWithoutUIKit(interactor())
  }

  /// The view keeps no services, no entities and no interactor, whether the list or the form is
  /// shown.
  func testViewKeepsNoModel() throws {
    let interactor = try interactor()
    try BookStage.listing(for: self).atEveryStep(parts()) { parts in
      try parts.viewShouldKeepNone(of: [.services, .entities, .part(interactor)])
    }
  }

  /// The presenter keeps no services and no entities: both belong to the interactor.
  func testPresenterKeepsNoModel() throws {
    let presenter = try presenter()
    try BookStage.listing(for: self).atEveryStep(parts()) { parts in
      try parts.shouldKeepNone(presenter, of: [.services, .entities])
    }
  }

  /// The interactor keeps no texts of the screen and no formatters: how something reads belongs to the presenter.
  func testInteractorKeepsNoWording() throws {
    let interactor = try interactor()
    try BookStage.listing(for: self).atEveryStep(parts()) { parts in
      try parts.shouldKeepNone(interactor, of: [.wording])
    }
  }

  /// The presenter does not keep its view alive.
  func testPresenterDoesNotKeepItsView() throws {
    let presenter = try presenter()
    try LeftScreen(for: self, holding: presenter, of: parts()) { stage in
      try stage.answerList(stage.world.addresses())
    }.shouldBeGone(presenter.role, "view")
  }

  /// The interactor does not keep its output alive.
  func testInteractorDoesNotKeepItsOutput() throws {
    let (interactor, presenter) = try (interactor(), presenter())
    try LeftScreen(for: self, holding: interactor, of: parts(), others: presenter.isPlayed) {
      stage in
      try stage.answerList(stage.world.addresses())
    }.shouldBeGone(interactor.role, "output")
  }

  /// The interactor does its work while nobody listens.
  func testInteractorWorksOnWithoutItsOutput() throws {
    let interactor = try interactor()
    try LeftScreen(for: self, holding: interactor, of: parts()) { _ in }
      .shouldWorkOn(interactor.role, "nobody listens")
  }

  /// Two screens work side by side, each with the services that it was made with.
  func testKeepsTwoScreensApart() throws {
    try BookStage.shouldKeepTwoApart(for: self, solution(as: (any AddressBookVIPER.Type).self))
  }

  private func presenter() throws -> BookPart {
    .presenter(try solution(as: (any AddressBookVIPER.Type).self).presenter)
  }

  private func interactor() throws -> BookPart {
    .interactor(try solution(as: (any AddressBookVIPER.Type).self).interactor)
  }

  private func router() throws -> BookPart {
    .router(try solution(as: (any AddressBookVIPER.Type).self).router)
  }

  private func parts() throws -> [BookPart] { try [interactor(), presenter(), router()] }

  private func listed() throws -> BookParts {
    let parts = try parts()
    return try BookParts(of: BookStage.listing(for: self).screen, parts)
  }
}
