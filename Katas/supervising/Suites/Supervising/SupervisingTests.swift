import SupervisingContract
@_spi(Driving) import UIKit
import XCTest

/// The view without a presenter, and the presenter without a view.
@MainActor final class SupervisingTests: XCTestCase {
  private func profile() -> Profile {
    let values = seededValues()
    return Profile(name: values.name(), city: values.name())
  }

  private func viewAlone(_ profile: Profile) throws -> Stage {
    Stage(try solution(as: (any FormSupervising.Type).self).makeView(profile: profile))
  }

  /// A view that nobody supervises shows its model, and follows it.
  func testViewFollowsItsModel() throws {
    let profile = profile()
    let stage = try viewAlone(profile)
    try stage.shouldShow(profile.name, at: "name", "show the name without a presenter", by: .form)
    try stage.shouldShow(profile.city, at: "city", "show the city without a presenter", by: .form)
    profile.name += "a"
    profile.city += "b"
    try stage.shouldShow(profile.name, at: "name", "follow the name by itself", by: .form)
    try stage.shouldShow(profile.city, at: "city", "follow the city by itself", by: .form)
  }

  /// What is typed into a view that nobody supervises is in the model at once.
  func testViewFillsItsModel() throws {
    let profile = profile()
    let stage = try viewAlone(profile)
    try stage.driver.type("Ada", into: "name")
    try stage.driver.type("Bath", into: "city")
    try Role.form.should("write into its model", expected: ["Ada", "Bath"]) {
      [profile.name, profile.city]
    }
  }

  /// A view that nobody supervises warns of nothing: whether a name will do is not its decision.
  func testViewDecidesNothing() throws {
    for name in Wording.blankNames {
      let profile = profile()
      let stage = try viewAlone(profile)
      try stage.driver.type(name, into: "name")
      try Role.form.should("take a blank name without a word", expected: name) { profile.name }
      try shouldNotWarn(stage)
      profile.name = "Ada"
      profile.name = name
      try shouldNotWarn(stage)
    }
  }

  private func shouldNotWarn(_ stage: Stage) throws {
    try Role.form.shouldNot("decide whether a name will do", expected: "") {
      try stage.driver.text(of: "warning")
    }
  }

  /// The presenter watches the model by itself, and has the view warn.
  func testPresenterWarns() throws {
    let solution = try solution(as: (any FormSupervising.Type).self)
    let profile = profile()
    let view = FormViewSpy()
    let presenter = solution.makePresenter(view: view, profile: profile)
    presenter.viewIsReady()
    let role = Role.presenter
    try role.should("warn of nothing at first", on: "viewIsReady()", expected: "") {
      view.warning ?? ""
    }
    for name in Wording.blankNames {
      profile.name = name
      try role.should("have the view warn about a blank name", expected: Wording.warning) {
        view.warning
      }
      profile.name = "Ada"
      try role.should("take the warning back", expected: "") { view.warning }
    }
    withExtendedLifetime(presenter) {}
  }

  /// The presenter leaves the fields to the view: it has nothing to do with the city.
  func testPresenterLeavesTheFieldsAlone() throws {
    let solution = try solution(as: (any FormSupervising.Type).self)
    let profile = profile()
    let view = FormViewSpy()
    let presenter = solution.makePresenter(view: view, profile: profile)
    presenter.viewIsReady()
    profile.city = " "
    try Role.presenter.should("leave the city to the view", expected: "") { view.warning ?? "" }
    withExtendedLifetime(presenter) {}
  }

  /// The presenter works without UIKit.
  func testPresenterWorksWithoutUIKit() throws {
    let solution = try solution(as: (any FormSupervising.Type).self)
    let presenter = solution.makePresenter(view: FormViewSpy(), profile: profile())
    try Role.presenter.shouldStoreNoUIKit(in: ObjectGraph(from: presenter))
  }

  /// The screen is made of the bound view and its presenter.
  func testScreenIsMadeOfItsParts() throws {
    let solution = try solution(as: (any FormSupervising.Type).self)
    let stage = Stage(solution.makeScreen(profile: profile()))
    let parts = try ScreenParts(of: stage.screen, kinds: [.presenter])
    let form = try form(in: parts, of: stage.screen)
    try parts.part(.presenter, as: (any FormPresenter).self)
    let warning = seededValues().word()
    form.showWarning(warning)
    try stage.shouldShow(
      warning, at: "warning", "show the warning that it is given", by: .form,
      on: "showWarning(_:)")
  }

  private func form(
    in parts: ScreenParts, of screen: UIViewController
  ) throws -> any SupervisedView {
    for case let form as any SupervisedView in parts.views { return form }
    let name = LearnerType.name(type(of: screen))
    throw Failure(
      role: .form, should: "The screen should show the view that is bound to its model.",
      expected: "a `SupervisedView`, as `makeView(profile:)` makes it", actual: "`\(name)` is none",
      types: [name])
  }
}
