import PracticeHomeContract
@_spi(Driving) import UIKit
import XCTest

/// How the page lists subjects that open at some moment.
@MainActor final class OpeningTests: XCTestCase {
  /// A subject is listed from the moment on at which it opens, wherever it comes from.
  func testWaitsForTheMoment() throws {
    let stage = try HomeStage(for: self)
    let (stored, fetched) = (stage.world.timedSubjects(), stage.world.timedSubjects())
    try stage.answerDatabase(stored)
    try stage.shouldList(stored, "list only what is open by now of the database's subjects")
    try stage.answerSubjects(fetched)
    try stage.shouldList(fetched, "list only what is open by now of the server's subjects")
    try Role.screen.should(
      "save the subjects that open later, too", expected: fetched.map(\.name)
    ) { stage.world.database.saved?.map(\.name) ?? [] }
    try stage.driver.tap("subject-\(stage.world.open(fetched)[0].id)")
    stage.world.settings.change(to: stage.world.otherPhase())
    try stage.driver.goBack()
    try stage.shouldList(fetched, "list only what is open by now on return")
  }

  /// A subject that opens while the page is shown is listed by itself, within a minute.
  func testOpensByItself() throws {
    let stage = try HomeStage(for: self)
    var subject = stage.world.subject()
    subject.opensAt = stage.world.clock.now + 60
    try stage.answerSubjects([subject])
    try stage.shouldList([subject], "say that no subject is open yet")
    stage.world.clock.advance(minutes: 1)
    try stage.shouldList([subject], "list a subject once it has opened")
    try Role.screen.shouldNot(
      "ask the server because a subject has opened", expected: ["promotions"]
    ) { stage.world.server.open }
  }
}

extension HomeWorld {
  /// Subjects of all phases that have opened, that open just now, and that open later.
  fileprivate func timedSubjects() -> [Subject] {
    let minutes = [-values.number(in: 1...5000), 0, values.number(in: 1...5000)]
    let timed = minutes.map { minutes in
      var subject = subject(in: Phase.allCases)
      subject.opensAt = clock.now + Double(minutes) * 60
      return subject
    }
    return values.shuffled(timed + subjects())
  }
}
