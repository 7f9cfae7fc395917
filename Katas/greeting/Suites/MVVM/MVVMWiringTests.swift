import GreetingContract
import XCTest

/// How the parts of the screen hold together.
///
/// The last case does load the screen, which the rest of this folder never does: whether the parts
/// that `makeScreen(services:)` connects are the ones that work shows nowhere else.
@MainActor final class MVVMWiringTests: XCTestCase {
  /// The screen is built of a view, a view model and a router, each an object of its own.
  func testScreenIsBuiltOfItsParts() throws {
    let structure = try structure()
    try structure.part(.viewModel, as: (any GreetingViewModel).self)
    try structure.rolesShouldBeApart()
  }

  /// The view model works without UIKit: it stores no label, no controller, nothing of UIKit.
  func testViewModelWorksWithoutUIKit() throws {
    let stage = try ViewModelStage(for: self)
    stage.viewModel.greet()
    stage.world.answerIfAsked()
    try Role.viewModel.shouldStoreNoUIKit(in: ObjectGraph(from: stage.viewModel))
  }

  /// The view keeps no services and no person: what it needs is made outside it.
  func testViewKeepsNoModel() throws {
    try structure().viewShouldKeepNoModel()
  }

  private func structure() throws -> ScreenStructure {
    try ScreenStructure(
      solution(as: (any GreetingMVVM.Type).self), in: GreetingWorld(for: self))
  }

  /// The view model that the screen stores is the one that works behind it.
  func testScreenWorksThroughItsViewModel() throws {
    _ = try solution(as: (any GreetingMVVM.Type).self)
    let stage = try ScreenStage(for: self)
    let viewModel = try stage.structure().part(.viewModel, as: (any GreetingViewModel).self)
    let person = stage.world.person()
    try stage.greetFormally(person)
    viewModel.setFormal(false)
    try stage.shouldGreet(
      Wording.informal(Wording.name(person)), by: .viewModel, on: "setFormal(_:)",
      "have received the tap on Greet, and have its screen show the updated greeting")
    viewModel.greet()
    try stage.shouldCountTwo(.viewModel, on: "greet()")
  }
}
