@_spi(Driving) import UIKit
import UserListContract
import XCTest

extension UserStage {
  /// Fails the case if a second list takes over what belongs to the first.
  static func shouldKeepTwoApart(for test: XCTestCase, _ solution: any UserListScreen.Type) throws {
    let values = test.seededValues()
    let worlds = [UserWorld(values: values), UserWorld(values: values)]
    let stages = worlds.map { UserStage(solution, in: $0) }
    let users = try stages.map { try $0.answerUsers("while another list is open") }
    for (stage, users) in zip(stages, users) {
      try stage.shouldList(users.map(UserWorld.row), "list its own users")
    }
    try stages[0].open(users[0][0])
    try Role.screen.should(
      "work with the services that it was made with", expected: [1, 0]
    ) { worlds.map { $0.users.openDetails.count } }
  }
}
