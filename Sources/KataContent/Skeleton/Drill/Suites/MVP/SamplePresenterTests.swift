import SampleContract
@_spi(Driving) import UIKit
import XCTest

/// The presenter alone, and how the screen works with it.
@MainActor final class SamplePresenterTests: XCTestCase {
  private let role = Role.presenter

  private func seam() throws -> any SampleMVP.Type {
    try solution(as: (any SampleMVP.Type).self)
  }

  /// Once its view is ready, the presenter tells it the count in words.
  func testWordsTheCount() throws {
    let world = SampleWorld(for: self)
    for count in [0, 1, world.store.count] {
      world.store.count = count
      let view = ViewSpy()
      let presenter = try seam().makePresenter(view: view, store: world.store)
      presenter.viewIsReady()
      try role.should(
        "tell the view the count in words", on: "viewIsReady()", expected: world.words
      ) {
        view.count
      }
    }
  }

  /// The presenter counts every tap, stores the count and tells the view.
  func testCountsTaps() throws {
    let world = SampleWorld(for: self)
    let view = ViewSpy()
    let presenter = try seam().makePresenter(view: view, store: world.store)
    presenter.viewIsReady()
    let before = world.store.count
    presenter.didTapCount()
    try role.should("store the count", on: "didTapCount()", expected: before + 1) {
      world.store.count
    }
    try role.should("tell the view the new count", on: "didTapCount()", expected: world.words) {
      view.count
    }
  }

  /// The presenter works without UIKit: it stores no label and no controller.
  func testPresenterWorksWithoutUIKit() throws {
    let presenter = try seam().makePresenter(view: ViewSpy(), store: SampleWorld(for: self).store)
    try role.shouldStoreNoUIKit(in: ObjectGraph(from: presenter))
  }

  /// The presenter does not keep its view alive.
  func testPresenterDoesNotKeepItsView() throws {
    var view: ViewSpy? = ViewSpy()
    weak let trace = view
    let presenter = try view.map {
      try seam().makePresenter(view: $0, store: SampleWorld(for: self).store)
    }
    presenter?.viewIsReady()
    view = nil
    try role.should("not keep its view alive", actual: "the view is still in memory") {
      trace == nil
    }
    withExtendedLifetime(presenter) {}
  }

  /// The view keeps no store: it asks the presenter alone.
  func testViewKeepsNoStore() throws {
    let screen = try seam().makeScreen(store: SampleWorld(for: self).store)
    try ScreenParts(of: screen, kinds: [.presenter]).viewShouldKeepNone(of: [.store])
  }

  /// The screen shows what its presenter decides.
  func testScreenWorksThroughItsPresenter() throws {
    let world = SampleWorld(for: self)
    let stage = Stage(try seam().makeScreen(store: world.store))
    let presenter = try ScreenParts(of: stage.screen, kinds: [.presenter])
      .part(.presenter, as: (any SamplePresenter).self)
    presenter.didTapCount()
    try stage.shouldShow(
      world.words, at: "count", "have its screen show the count", by: role, on: "didTapCount()")
  }
}
