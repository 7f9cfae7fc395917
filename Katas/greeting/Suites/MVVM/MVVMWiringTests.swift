import GreetingContract
import XCTest

/// How the parts of the screen hold together, looked at without loading it.
@MainActor final class MVVMWiringTests: XCTestCase {
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

  /// The screen is built of a view, a view model and a router, each an object of its own.
  func testScreenIsBuiltOfItsParts() throws {
    let structure = try structure()
    try structure.shouldHold(.viewModel, as: (any GreetingViewModel).self)
    try structure.viewShouldNotBe("view model", as: (any GreetingViewModel).self)
    try structure.viewShouldNotBe("router", as: (any GreetingRouter).self)
  }

  private func structure() throws -> ScreenStructure {
    try ScreenStructure(
      solution(as: (any GreetingMVVM.Type).self), in: GreetingWorld(for: self))
  }
}
