import PracticeHomeContract
@_spi(Driving) import UIKit
import XCTest

/// What the page's data controller does with the services, with no screen anywhere.
@MainActor final class DataControllerTests: XCTestCase {
  private let subjectsMember = "requestSubjects(callback:)"
  private let promotionsMember = "requestPromotions(callback:)"

  /// Open subjects come from the database first and then from the server, with a callback for each.
  func testDeliversStoredSubjectsFirst() throws {
    let stage = try DataStage(for: self)
    let (stored, fetched) = (stage.world.subjects(), stage.world.subjects())
    try stage.shouldHave(nil as [Subject]?, on: "subjects", "know no subjects at first")
    try stage.requestSubjects()
    try stage.answerDatabase(stored)
    try stage.shouldHave(stored, "have the subjects of the database first")
    try stage.shouldCallBack(
      "for the database's answer", on: subjectsMember, \.subjectsCalls, times: 1)
    try stage.answerSubjects(fetched)
    try stage.shouldHave(fetched, "have the server's subjects in place of those")
    try stage.shouldCallBack(
      "for the server's answer too", on: subjectsMember, \.subjectsCalls, times: 2)
    try stage.role.should(
      "save the subjects of all phases", on: subjectsMember, expected: fetched.map(\.name)
    ) { stage.world.database.saved?.map(\.name) ?? [] }
  }

  /// Of two requests, each answer is delivered by itself, in either order.
  func testDeliversEachAnswerByItself() throws {
    for isSubjectsFirst in [true, false] {
      let stage = try DataStage(for: self)
      let (subjects, promotions) = (stage.world.subjects(), stage.world.promotions())
      try stage.requestSubjects()
      try stage.requestPromotions()
      if isSubjectsFirst {
        try stage.answerSubjects(subjects)
        try stage.shouldHave(subjects, "deliver subjects while promotions are awaited")
        try stage.shouldHave(nil as Promotions?, "know no promotions before they have come")
        try shouldHaveCalled(stage, subjects: 1, promotions: 0)
        try stage.answerPromotions(promotions)
      } else {
        try stage.answerPromotions(promotions)
        try stage.shouldHave(promotions, "deliver promotions while subjects are awaited")
        try stage.shouldHave(nil as [Subject]?, "know no subjects before they have come")
        try shouldHaveCalled(stage, subjects: 0, promotions: 1)
        try stage.answerSubjects(subjects)
      }
      try stage.shouldHave(subjects, "have subjects once both have come")
      try stage.shouldHave(promotions, "have promotions once both have come")
      try shouldHaveCalled(stage, subjects: 1, promotions: 1)
    }
  }

  private func shouldHaveCalled(_ stage: DataStage, subjects: Int, promotions: Int) throws {
    try stage.shouldCallBack(
      "for each answer about subjects", on: subjectsMember, \.subjectsCalls, times: subjects)
    try stage.shouldCallBack(
      "for each answer about promotions", on: promotionsMember, \.promotionsCalls,
      times: promotions)
  }

  /// A failure of one request leaves the other alone, is called back, and is recorded.
  func testKeepsFailuresApart() throws {
    let stage = try DataStage(for: self)
    let (subjects, promotions) = (stage.world.subjects(), stage.world.promotions())
    try stage.requestSubjects()
    try stage.requestPromotions()
    try stage.answerSubjects(nil)
    try shouldHaveFailed(stage, subjects: true, promotions: false)
    try shouldHaveCalled(stage, subjects: 1, promotions: 0)
    try stage.answerPromotions(promotions)
    try stage.shouldHave(promotions, "deliver promotions though subjects have failed")
    try stage.world.log.shouldRecord(
      ["request_failed request=subjects"], by: stage.role, on: subjectsMember, "one failure")
    try stage.requestPromotions()
    try stage.answerPromotions(nil)
    try stage.requestSubjects()
    try stage.answerSubjects(subjects)
    try shouldHaveFailed(stage, subjects: false, promotions: true)
    try stage.shouldHave(promotions, "keep promotions when a later request fails")
    try stage.shouldHave(subjects, "deliver subjects after a failure")
  }

  private func shouldHaveFailed(_ stage: DataStage, subjects: Bool, promotions: Bool) throws {
    try stage.role.should(
      "know whether the newest request for subjects has failed", on: subjectsMember,
      expected: subjects
    ) { stage.data.subjects.hasFailed }
    try stage.role.should(
      "know whether the newest request for promotions has failed", on: promotionsMember,
      expected: promotions
    ) { stage.data.promotions.hasFailed }
  }

  /// Open subjects are those of the user's phase at the moment when they are read.
  func testOpenSubjectsFollowThePhase() throws {
    let stage = try DataStage(for: self)
    let (stored, fetched) = (stage.world.subjects(), stage.world.subjects())
    try stage.requestSubjects()
    try stage.answerDatabase(stored)
    for (isStored, subjects) in [(true, stored), (false, fetched)] {
      for phase in stage.world.values.shuffled(Phase.allCases) {
        stage.world.settings.change(to: phase)
        try stage.shouldHave(
          subjects, on: "subjects", "have the open subjects of the current phase")
        try stage.role.should("tell the current phase", on: "subjects", expected: phase) {
          stage.data.subjects.phase
        }
      }
      if isStored { try stage.answerSubjects(fetched) }
    }
    try stage.role.shouldNot(
      "ask the server when only the phase has changed", on: "subjects", expected: 0
    ) { stage.world.server.open.count }
  }

  /// An answer of the database that comes after the server's changes nothing any more.
  func testLateDatabaseDoesNotWin() throws {
    let stage = try DataStage(for: self)
    let (stored, fetched) = (stage.world.subjects(), stage.world.subjects())
    try stage.requestSubjects()
    try stage.answerSubjects(fetched)
    try stage.answerDatabase(stored)
    try stage.shouldHave(fetched, "keep the server's subjects when the database answers late")
  }

  /// Of several requests for the same, only the answer to the newest one counts.
  func testLateAnswerDoesNotWin() throws {
    let stage = try DataStage(for: self)
    let (older, newer) = (stage.world.subjects(), stage.world.subjects())
    let (olderPromotions, newerPromotions) = (stage.world.promotions(), stage.world.promotions())
    for _ in 0..<2 {
      try stage.requestSubjects()
      try stage.requestPromotions()
    }
    try stage.answerSubjects(newer, at: 1)
    try stage.answerPromotions(newerPromotions, at: 1)
    try stage.answerSubjects(stage.world.values.pick([older, nil]))
    try stage.answerPromotions(stage.world.values.pick([olderPromotions, nil]))
    try stage.shouldHave(newer, "keep the answer to the newest request")
    try stage.shouldHave(newerPromotions, "keep the answer to the newest request")
    try shouldHaveFailed(stage, subjects: false, promotions: false)
    try stage.role.should(
      "save only the answer to the newest request", on: subjectsMember,
      expected: newer.map(\.name)
    ) { stage.world.database.saved?.map(\.name) ?? [] }
  }

  /// Activities are those that run at the clock's time, which is followed every minute.
  func testFollowsTheTime() throws {
    let stage = try DataStage(for: self)
    let world = stage.world
    let (ending, lasting) = (world.activity(endsIn: 1), world.activity(endsIn: 1440))
    let beginning = world.activity(from: 1, to: 1440)
    let all = Promotions(banner: world.banner(), activities: [ending, beginning, lasting])
    stage.followTime()
    try stage.requestPromotions()
    try stage.answerPromotions(all)
    var expected = all
    expected.activities = [ending, lasting]
    try stage.shouldHave(expected, "have the activities that run now")
    world.clock.advance(minutes: 1)
    expected.activities = [beginning, lasting]
    try stage.shouldHave(
      expected, on: "followTime(callback:)", "have the activities that run a minute later")
    try stage.role.should(
      "call back every minute", on: "followTime(callback:)", expected: true
    ) { stage.timeCalls > 0 }
    try stage.role.should("tell the clock's time", on: "promotions", expected: world.clock.now) {
      stage.data.promotions.now
    }
  }

  /// What the user opens is recorded once, with its id, and subjects with the phase too.
  func testRecordsOpenings() throws {
    let stage = try DataStage(for: self)
    let (subjects, promotions) = (stage.world.subjects(), stage.world.promotions())
    try stage.requestSubjects()
    try stage.requestPromotions()
    try stage.answerSubjects(subjects)
    try stage.answerPromotions(promotions)
    let (subject, activity) = (stage.world.open(subjects)[0], promotions.activities[0])
    for item in [HomeItem.banner, .activity(activity.id), .subject(subject.id)] {
      stage.data.recordOpening(of: item)
    }
    try stage.world.log.shouldRecord(
      [
        "banner_opened banner=\(promotions.banner?.id ?? 0)",
        "activity_opened activity=\(activity.id)",
        "subject_opened phase=\(stage.world.settings.phase.rawValue) subject=\(subject.id)",
      ], by: stage.role, on: "recordOpening(of:)", "three items were opened")
  }

  /// Two data controllers work side by side, each with the services that it was made with.
  func testKeepsTwoPagesApart() throws {
    let stages = [try DataStage(for: self), try DataStage(for: self)]
    let subjects = stages.map { $0.world.subjects() }
    for stage in stages { try stage.requestSubjects() }
    for (stage, subjects) in zip(stages, subjects) { try stage.answerSubjects(subjects) }
    for (stage, subjects) in zip(stages, subjects) {
      try stage.shouldHave(subjects, "work with its own services alone")
    }
  }
}
