import PracticeHomeContract
@_spi(Driving) import UIKit
import XCTest

/// A page's data controller, held by the suite while the page is left.
@MainActor struct LeftPage {
  let world: HomeWorld
  let data: any HomeDataController
  private let views: [Trace]

  private struct Trace {
    weak var object: AnyObject?
  }

  /// Shows a page, holds its data controller, and leaves while requests are open.
  init(for test: XCTestCase) throws {
    let stage = try HomeStage(for: test)
    let parts = try stage.parts()
    data = try parts.part(.dataController, as: (any HomeDataController).self)
    views = parts.views.map { Trace(object: $0) }
    world = stage.world
    stage.driver.leave()
  }

  /// Fails the case if a view is still in memory.
  func shouldHaveNoView() throws {
    try Role.dataController.should(
      "not keep its view controller alive", actual: "the view controller is still in memory"
    ) { views.allSatisfy { $0.object == nil } }
  }

  /// Fails the case unless the answer to the open request is still taken and saved.
  func shouldWorkOn() throws {
    let subjects = world.subjects()
    try world.answerSubjects(subjects, by: .dataController)
    try Role.dataController.should(
      "take an answer and save it while there is no view", expected: subjects.map(\.name)
    ) { world.database.saved?.map(\.name) ?? [] }
    withExtendedLifetime(data) {}
  }
}
