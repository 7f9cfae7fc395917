@_spi(Driving) import UIKit
import UsernameContract
import XCTest

/// The view model alone, and how the screen is bound to it.
@MainActor final class UsernameViewModelTests: XCTestCase {
  private let role = Role.viewModel

  private func viewModel(_ world: UsernameWorld) throws -> any UsernameViewModel {
    try solution(as: (any UsernameMVVM.Type).self).makeViewModel(store: world.store)
  }

  /// The view model's state holds the name, or "Reader" and the number, before any view is bound.
  func testHasAStateFromTheBeginning() throws {
    let named = UsernameWorld(for: self)
    let state = try viewModel(named).state
    try role.should("hold the name", expected: named.store.account.name ?? "") { state.title }
    for blank in [nil, ""] {
      let world = UsernameWorld(for: self) { _ in blank }
      let viewModel = try viewModel(world)
      try role.should("hold \"Reader\" and the number without a name", expected: world.fallback) {
        viewModel.state.title
      }
      try role.should("have no name to remove", expected: false) {
        viewModel.state.isRemoveEnabled
      }
    }
  }

  /// The view model has names stored without spaces around them, and blank ones removed.
  func testStoresTheName() throws {
    let world = UsernameWorld(for: self)
    let viewModel = try viewModel(world)
    let name = world.values.name()
    viewModel.rename(to: " \(name)  ")
    try role.should("store the name without spaces", on: "rename(to:)", expected: name) {
      world.store.account.name
    }
    viewModel.rename(to: "  ")
    try role.should("remove a blank name", on: "rename(to:)", expected: String?.none) {
      world.store.account.name
    }
    viewModel.rename(to: name)
    viewModel.removeName()
    try role.should("remove the name", on: "removeName()", expected: String?.none) {
      world.store.account.name
    }
  }

  /// The view model calls `onChange` with the new state after every change.
  func testAnnouncesEveryChange() throws {
    let world = UsernameWorld(for: self) { _ in nil }
    let viewModel = try viewModel(world)
    var last: UsernameState?
    var held: UsernameState?
    viewModel.onChange = { [unowned viewModel] state in
      last = state
      held = viewModel.state
    }
    let name = world.values.name()
    viewModel.rename(to: name)
    try role.should(
      "call `onChange` with the new name", on: "rename(to:)",
      expected: UsernameState(title: name, isRemoveEnabled: true)
    ) { last }
    try role.should(
      "hold the new state already when it calls `onChange`", on: "rename(to:)", expected: last
    ) { held }
    viewModel.removeName()
    try role.should(
      "call `onChange` with the number", on: "removeName()",
      expected: UsernameState(title: world.fallback, isRemoveEnabled: false)
    ) { last }
  }

  /// The view model works without UIKit: it stores no label and no controller.
  func testViewModelWorksWithoutUIKit() throws {
    let viewModel = try viewModel(UsernameWorld(for: self))
    try role.shouldStoreNoUIKit(in: ObjectGraph(from: viewModel))
  }

  /// The view stores no store and no account: it asks the view model alone.
  func testViewKeepsNoStore() throws {
    let solution = try solution(as: (any UsernameMVVM.Type).self)
    let world = UsernameWorld(for: self)
    try ScreenParts(of: solution.makeScreen(store: world.store), kinds: [.viewModel])
      .viewShouldKeepNone(of: [.store])
  }

  /// The screen shows what its view model announces.
  func testScreenWorksThroughItsViewModel() throws {
    let solution = try solution(as: (any UsernameMVVM.Type).self)
    let world = UsernameWorld(for: self)
    let stage = Stage(solution.makeScreen(store: world.store))
    let viewModel = try ScreenParts(of: stage.screen, kinds: [.viewModel])
      .part(.viewModel, as: (any UsernameViewModel).self)
    let name = world.values.name()
    viewModel.rename(to: name)
    try stage.shouldShow(
      name, at: "title", "have its screen show the new name", by: role, on: "rename(to:)")
  }

  /// The view decides nothing: the state says whether there is a name to remove, whatever the title is.
  func testViewDecidesNothing() throws {
    let solution = try solution(as: (any UsernameMVVM.Type).self)
    let world = UsernameWorld(for: self) { _ in nil }
    let stage = Stage(solution.makeScreen(store: world.store))
    let viewModel = try ScreenParts(of: stage.screen, kinds: [.viewModel])
      .part(.viewModel, as: (any UsernameViewModel).self)
    // Somebody may be called what stands for a missing name: then the title alone tells nothing.
    viewModel.rename(to: world.fallback)
    try role.should(
      "have a name to remove, whatever it is", on: "rename(to:)",
      expected: UsernameState(title: world.fallback, isRemoveEnabled: true)
    ) { viewModel.state }
    try stage.shouldEnable(true, "Remove name", "let a name be removed when its state says so")
    viewModel.removeName()
    try stage.shouldEnable(false, "Remove name", "let none be removed when its state says so")
  }
}
