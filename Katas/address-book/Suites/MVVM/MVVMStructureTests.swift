import AddressBookContract
@_spi(Driving) import UIKit
import XCTest

/// How view, view model and router hold together.
@MainActor final class MVVMStructureTests: XCTestCase {
  /// The screen is built of a view, a view model and a router, each an object of its own.
  func testScreenIsBuiltOfItsParts() throws {
    try listed().shouldBeApart()
  }

  /// The view model knows of no view, not even weakly or by a protocol.
  func testViewModelKnowsNoView() throws {
    try listed().shouldKnowNoView(viewModel())
  }

  /// The view model keeps its router in a property whose type is a protocol of your own, and views
  /// push and present nothing themselves.
  func testLeavesThroughItsRouter() throws {
    try listed().should(viewModel(), knowByProtocol: router())
  }

  /// The view model stores nothing of UIKit.
  func testViewModelWorksWithoutUIKit() throws {
    try listed().shouldWorkWithoutUIKit(viewModel())
  }

  /// The view keeps no services and no entities, whether the list or the form is shown.
  func testViewKeepsNoModel() throws {
    try BookStage.listing(for: self).atEveryStep(parts()) { parts in
      try parts.viewShouldKeepNone(of: [.services, .entities])
    }
  }

  /// The view model does not keep its view alive.
  func testViewModelDoesNotKeepItsView() throws {
    let viewModel = try viewModel()
    try LeftScreen(for: self, holding: viewModel, of: parts()) { stage in
      try stage.answerList(stage.world.addresses())
    }.shouldBeGone(viewModel.role, "view")
  }

  /// The view model does its work while there is no view.
  func testViewModelWorksOnWithoutItsView() throws {
    let viewModel = try viewModel()
    try LeftScreen(for: self, holding: viewModel, of: parts()) { _ in }
      .shouldWorkOn(viewModel.role, "there is no view")
  }

  /// Two screens work side by side, each with the services that it was made with.
  func testKeepsTwoScreensApart() throws {
    try BookStage.shouldKeepTwoApart(for: self, solution(as: (any AddressBookMVVM.Type).self))
  }

  private func viewModel() throws -> BookPart {
    .viewModel(try solution(as: (any AddressBookMVVM.Type).self).viewModel)
  }

  private func router() throws -> BookPart {
    .router(try solution(as: (any AddressBookMVVM.Type).self).router)
  }

  private func parts() throws -> [BookPart] { try [viewModel(), router()] }

  private func listed() throws -> BookParts {
    let parts = try parts()
    return try BookParts(of: BookStage.listing(for: self).screen, parts)
  }
}
