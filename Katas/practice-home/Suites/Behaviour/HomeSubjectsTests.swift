import PracticeHomeContract
@_spi(Driving) import UIKit
import XCTest

/// What people see of subjects.
@MainActor final class HomeSubjectsTests: XCTestCase {
  /// The page asks for subjects and promotions at once, and says that it loads.
  func testAsksForBothAtOnce() throws {
    let stage = try HomeStage(for: self)
    try Role.screen.should(
      "ask for subjects and promotions when it opens", expected: ["subjects", "promotions"]
    ) { stage.world.server.open }
    try stage.shouldSay(Wording.loading, at: "subjectsMessage", "say that subjects are loading")
    try stage.shouldSay(
      Wording.loading, at: "activitiesMessage", "say that activities are loading")
    try Role.screen.should("be titled \"Practice\"", expected: "Practice") {
      stage.driver.screenTitle
    }
  }

  /// The page lists the subjects of the user's phase, and how many exercises of each are done.
  func testListsOpenSubjects() throws {
    let stage = try HomeStage(for: self)
    var subjects = stage.world.subjects()
    for (done, all) in [(0, 0), (0, 1), (1, 1), (7, 7)] {
      var subject = stage.world.subject()
      (subject.doneCount, subject.exerciseCount) = (done, all)
      subjects.append(subject)
    }
    try stage.answerSubjects(subjects)
    try stage.shouldList(subjects, "list the subjects of the user's phase with their progress")
    let saved = stage.world.database.saved ?? []
    try Role.screen.should(
      "save the subjects of all phases", expected: subjects.map(\.name)
    ) { saved.map(\.name) }
  }

  /// Where no subject is open in the user's phase, the page says so.
  func testSaysThatNoneAreOpen() throws {
    let stage = try HomeStage(for: self)
    let subjects = [stage.world.subject(in: [stage.world.otherPhase()])]
    try stage.answerSubjects(subjects)
    try stage.shouldList(subjects, "list no subject of another phase")
  }

  /// Subjects of the database are shown until the server has answered.
  func testShowsStoredSubjectsFirst() throws {
    let stage = try HomeStage(for: self)
    let (stored, fetched) = (stage.world.subjects(), stage.world.subjects())
    try stage.answerDatabase(stored)
    try stage.shouldList(stored, "list the subjects of the database")
    try stage.answerSubjects(fetched)
    try stage.shouldList(fetched, "list the server's subjects in place of those")
  }

  /// A database that answers after the server changes nothing any more.
  func testLateDatabaseDoesNotWin() throws {
    let stage = try HomeStage(for: self)
    let (stored, fetched) = (stage.world.subjects(), stage.world.subjects())
    try stage.answerSubjects(fetched)
    try stage.answerDatabase(stored)
    try stage.shouldList(fetched, "keep the server's subjects when the database answers late")
  }

  /// After a refresh, the answer to an older request changes nothing any more.
  func testLateAnswerDoesNotWin() throws {
    let stage = try HomeStage(for: self)
    let (older, newer) = (stage.world.subjects(), stage.world.subjects())
    try stage.refresh()
    try stage.answerSubjects(newer, at: 1)
    try stage.answerSubjects(stage.world.values.pick([older, nil]))
    try stage.shouldList(newer, "keep the answer to the newest request")
    try Role.screen.should("keep it in the database too", expected: newer.map(\.name)) {
      stage.world.database.saved?.map(\.name) ?? []
    }
    try stage.world.log.shouldRecord([], "an older answer is no failure")
  }

  /// When the phase was changed on another page, the subjects follow on return, and the server is not asked.
  func testFollowsThePhase() throws {
    let stage = try HomeStage(for: self)
    let subjects = stage.world.subjects()
    try stage.answerSubjects(subjects)
    try stage.driver.tap("subject-\(stage.world.open(subjects)[0].id)")
    stage.world.settings.change(to: stage.world.otherPhase())
    try stage.driver.goBack()
    try stage.shouldList(subjects, "list the subjects of the new phase")
    try Role.screen.shouldNot(
      "ask the server when only the phase has changed", expected: ["promotions"]
    ) { stage.world.server.open }
  }

  /// Subjects that cannot be loaded or refreshed are reported below them, and Refresh asks again.
  func testReportsAFailure() throws {
    let stage = try HomeStage(for: self)
    let subjects = stage.world.subjects()
    try stage.answerSubjects(nil)
    try stage.shouldSay(
      Wording.noSubjects, at: "subjectsMessage", "say that subjects could not be loaded")
    try stage.refresh()
    try stage.answerSubjects(subjects)
    try stage.shouldList(subjects, "list the subjects after a refresh")
    try stage.refresh()
    try stage.answerSubjects(nil)
    try stage.shouldSay(
      Wording.oldSubjects, at: "subjectsMessage", "say that subjects could not be refreshed")
    try Role.screen.should(
      "keep the subjects that it has", expected: stage.world.open(subjects).map(Wording.row)
    ) { stage.rows("subject") }
    try stage.world.log.shouldRecord(
      Array(repeating: "request_failed request=subjects", count: 2), "two failures")
  }

  /// A tap on a subject opens its page and is recorded with the phase.
  func testOpensASubject() throws {
    let stage = try HomeStage(for: self)
    let subjects = stage.world.subjects()
    try stage.answerSubjects(subjects)
    let subject = stage.world.values.pick(stage.world.open(subjects))
    try stage.driver.tap("subject-\(subject.id)")
    try Role.screen.should("open the subject's page", expected: subject.name) {
      stage.driver.screenTitle
    }
    try stage.world.log.shouldRecord(
      ["subject_opened phase=\(stage.world.settings.phase.rawValue) subject=\(subject.id)"],
      "a subject was opened")
  }
}
