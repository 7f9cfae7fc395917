import ProfileContract
@_spi(Driving) import UIKit
import XCTest

/// How the parts of the screen hold together.
@MainActor final class MVPWiringTests: XCTestCase {
  /// The screen is built of a view and a presenter, each an object of its own.
  func testScreenIsBuiltOfItsParts() throws {
    let parts = try parts()
    try parts.part(.presenter, as: (any ProfilePresenter).self)
    try parts.shouldBeApart()
  }

  /// The presenter works without UIKit: it stores no field, no controller, nothing of UIKit.
  func testPresenterWorksWithoutUIKit() throws {
    let stage = try PresenterStage(for: self)
    try Role.presenter.shouldStoreNoUIKit(in: ObjectGraph(from: stage.presenter))
  }

  /// The presenter does not keep its view alive, and neither does the profile that it observes.
  func testPresenterDoesNotKeepItsView() throws {
    let solution = try solution(as: (any ProfileMVP.Type).self)
    let world = ProfileWorld(for: self)
    var view: ViewSpy? = ViewSpy()
    weak let trace = view
    let presenter = view.map { view in
      let presenter = solution.makePresenter(
        view: view, profile: world.profile, services: world.services)
      presenter.viewIsReady()
      MainQueue.settle()
      return presenter
    }
    view = nil
    try Role.presenter.should(
      "not keep its view alive: the view holds the presenter, never the other way round",
      actual: "the view is still in memory"
    ) { trace == nil }
    withExtendedLifetime((presenter, world)) {}
  }

  /// The view keeps no services: it is bound to the profile, and only the presenter saves it.
  func testViewKeepsNoServices() throws {
    try parts().viewShouldKeepNone(of: [.services])
  }

  private func parts() throws -> ScreenParts {
    let solution = try solution(as: (any ProfileMVP.Type).self)
    let world = ProfileWorld(for: self)
    return try ScreenParts(
      of: solution.makeScreen(profile: world.profile, services: world.services),
      kinds: [.presenter, .viewModel])
  }

  /// The presenter that the screen stores is the one that works behind it.
  func testScreenWorksThroughItsPresenter() throws {
    _ = try solution(as: (any ProfileMVP.Type).self)
    let stage = try ProfileStage(for: self)
    let presenter = try stage.parts().part(.presenter, as: (any ProfilePresenter).self)
    let day = stage.world.day()
    presenter.didEnterBirthDate(Day.text(day))
    try stage.shouldShow(
      Day.words(day), at: .birthday, on: "didEnterBirthDate(_:)",
      "show what its presenter makes of a birth date")
    try stage.save()
    presenter.didTapSave()
    try Role.presenter.shouldNot(
      "save a second time while the tap on Save is under way", on: "didTapSave()", expected: 1
    ) { stage.world.server.sent.count }
    stage.world.server.answer(false)
    try stage.shouldShow(
      Wording.notSaved, at: .status, on: "didTapSave()", "show what its presenter tells it")
  }
}
