import Foundation
import ProfileHeaderContract
@_spi(Driving) import UIKit
import XCTest

/// How the parts of the screen hold together.
///
/// The last case does load the screen: whether the parts that `makeScreen` connects are the ones that work shows nowhere
/// else.
@MainActor final class MVVMWiringTests: XCTestCase {
  /// The screen is built of a view, a view model and a router, each an object of its own.
  func testScreenIsBuiltOfItsParts() throws {
    let parts = try parts()
    try parts.part(.viewModel, as: (any HeaderViewModel).self)
    try parts.shouldBeApart()
  }

  /// The view model works without UIKit: it stores no colour, no label, no controller.
  func testViewModelWorksWithoutUIKit() throws {
    let stage = try ViewModelStage(for: self) { $0.ownUser() }
    try stage.tap(.editName)
    try Role.viewModel.shouldStoreNoUIKit(in: ObjectGraph(from: stage.viewModel))
  }

  /// The view model is split: client, store and formatters belong to objects or values behind it.
  func testViewModelIsSplit() throws {
    let stage = try ViewModelStage(for: self) { $0.user() }
    let graph = try ObjectGraph(from: stage.viewModel)
    try Role.viewModel.shouldKeepNone(
      in: graph.reach(from: [stage.viewModel]) { _ in true }, of: graph
    ) { property in
      // What a part of the view model stores has a longer path, such as `HeaderModel.memory.store`.
      let isOwn = property.path.split(separator: ".").count == 2
      return isOwn && !LearnerType.owns(type(of: property.value)) ? tool(property.value) : nil
    }
  }

  /// What a small view model leaves to others; it may record an event, which takes one line.
  private func tool(_ value: Any) -> String? {
    switch value {
    case is HeaderServices, is any HTTPClient, is any KeyValueStore: "client or store"
    case is Formatter, is JSONDecoder: "formatter"
    default: nil
    }
  }

  /// The view keeps no services and no user: it knows its view model alone.
  func testViewKeepsNoModel() throws {
    try parts().viewShouldKeepNone(of: [.services, .user])
  }

  private func parts() throws -> ScreenParts {
    let solution = try solution(as: (any HeaderMVVM.Type).self)
    let world = HeaderWorld(for: self)
    return try ScreenParts(
      of: solution.makeScreen(userID: world.userID, services: world.services),
      kinds: [.viewModel, .router])
  }

  /// The view model that the screen stores is the one that works behind it.
  func testScreenWorksThroughItsViewModel() throws {
    _ = try solution(as: (any HeaderMVVM.Type).self)
    let stage = try ScreenStage(for: self) { $0.user() }
    let world = stage.world
    let viewModel = try stage.parts().part(.viewModel, as: (any HeaderViewModel).self)
    try stage.tap(.follow)
    try Role.viewModel.should(
      "have received the tap on Follow", on: "handle(_:)", expected: "Unfollow"
    ) { viewModel.state.followTitle }
    try world.fail(world.follow, .viewModel, on: "handle(_:)")
    viewModel.handle(.refresh)
    let user = world.user()
    try world.answer(world.load, .viewModel, on: "handle(_:)", with: user)
    try stage.shouldShow(user, "when its view model has loaded a profile")
  }
}
