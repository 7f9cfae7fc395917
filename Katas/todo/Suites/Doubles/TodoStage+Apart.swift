import TodoContract
@_spi(Driving) import UIKit
import XCTest

extension TodoStage {
  /// Fails the case if a second list takes over what belongs to the first.
  static func shouldKeepTwoApart(for test: XCTestCase, _ solution: any TodoScreen.Type) throws {
    let values = test.seededValues()
    let (one, two) = (TodoWorld(values: values), TodoWorld(values: values))
    let upcoming = [one, two].map { $0.upcoming() }
    let stages = [one, two].map { TodoStage(solution, in: $0) }
    for stage in stages { try stage.answerFetch("while another list is open") }
    for (stage, upcoming) in zip(stages, upcoming) {
      try stage.shouldList(upcoming, "list its own items and not those of another list")
    }
    try stages[0].enter(values.name(), inDays: 0)
    try stages[0].driver.tap("save")
    try Role.screen.should("save with the store that it was made with", expected: [1, 0]) {
      [one, two].map { $0.store.openAdditions.count }
    }
  }
}
