import AddressBookContract
@_spi(Driving) import UIKit
import XCTest

/// How view, adapter and model stand in a line.
@MainActor final class MVAStructureTests: XCTestCase {
  /// The screen is built of a view, an adapter and a model, each an object of its own.
  func testScreenIsBuiltOfItsParts() throws {
    try listed().shouldBeApart()
  }

  /// The view keeps no services and no entities, and neither keeps the model nor calls it through
  /// the adapter.
  func testViewKeepsNoModel() throws {
    let model = try model()
    try BookStage.listing(for: self).atEveryStep(parts()) { parts in
      try parts.viewShouldKeepNone(of: [.part(model), .services, .cacheEntries, .entities])
    }
  }

  /// The model knows of no view, not even weakly or by a protocol.
  func testModelKnowsNoView() throws {
    try listed().shouldKnowNoView(model())
  }

  /// The model does not name the class of its adapter.
  func testModelDoesNotNameItsAdapter() throws {
    try listed().should(model(), notName: adapter())
  }

  /// The model stores nothing of UIKit.
  func testModelWorksWithoutUIKit() throws {
    try listed().shouldWorkWithoutUIKit(model())
  }

  /// The adapter keeps no network and no cache: both belong to the model.
  func testAdapterKeepsNoStorage() throws {
    let adapter = try adapter()
    try BookStage.listing(for: self).atEveryStep(parts()) { parts in
      try parts.shouldKeepNone(adapter, of: [.storage, .cacheEntries])
    }
  }

  /// The adapter does not keep its view alive.
  func testAdapterDoesNotKeepItsView() throws {
    let adapter = try adapter()
    try LeftScreen(for: self, holding: adapter, of: parts()) { stage in
      try stage.answerList(stage.world.addresses())
    }.shouldBeGone(adapter.role, "view")
  }

  /// The model does not keep its adapter alive.
  func testModelDoesNotKeepItsAdapter() throws {
    let (model, adapter) = try (model(), adapter())
    try LeftScreen(for: self, holding: model, of: parts(), others: adapter.isPlayed) { stage in
      try stage.answerList(stage.world.addresses())
    }.shouldBeGone(model.role, "adapter")
  }

  /// The model does its work while there is no adapter.
  func testModelWorksOnWithoutItsAdapter() throws {
    let model = try model()
    try LeftScreen(for: self, holding: model, of: parts()) { _ in }
      .shouldWorkOn(model.role, "there is no adapter")
  }

  /// Two screens work side by side, each with the services that it was made with.
  func testKeepsTwoScreensApart() throws {
    try BookStage.shouldKeepTwoApart(for: self, solution(as: (any AddressBookMVA.Type).self))
  }

  private func adapter() throws -> BookPart {
    .adapter(try solution(as: (any AddressBookMVA.Type).self).adapter)
  }

  private func model() throws -> BookPart {
    .model(try solution(as: (any AddressBookMVA.Type).self).model)
  }

  private func parts() throws -> [BookPart] { try [adapter(), model()] }

  private func listed() throws -> BookParts {
    let parts = try parts()
    return try BookParts(of: BookStage.listing(for: self).screen, parts)
  }
}
