import ProfileContract
@_spi(Driving) import UIKit
import XCTest

/// A learner's presenter between a view and services that belong to the suite.
@MainActor struct PresenterStage: FormInUse {
  let world: ProfileWorld
  let view = ViewSpy()
  let presenter: any ProfilePresenter
  let role = Role.presenter
  let memberSaving: String? = "didTapSave()"

  /// Makes the presenter, and says that its view is ready.
  init(for test: XCTestCase) throws {
    let solution = try test.solution(as: (any ProfileMVP.Type).self)
    world = ProfileWorld(for: test)
    presenter = solution.makePresenter(
      view: view, profile: world.profile, services: world.services)
    presenter.viewIsReady()
    MainQueue.settle()
  }

  /// Changes the profile as a bound view does; only the birth date goes through the presenter.
  func enter(_ text: String, into field: ProfileField) throws {
    if field == .birthDate {
      view.showBirthDate(text)
      presenter.didEnterBirthDate(text)
    } else {
      world.profile.set(text, of: field)
    }
    MainQueue.settle()
  }

  func save() throws {
    presenter.didTapSave()
    MainQueue.settle()
  }

  func shown(_ place: FormPlace) throws -> String { view.texts[place] ?? "" }

  func isSaveEnabled() throws -> Bool { view.isSaveEnabled }

  func member(entering field: ProfileField) -> String? {
    field == .birthDate ? "didEnterBirthDate(_:)" : "viewIsReady()"
  }
}
