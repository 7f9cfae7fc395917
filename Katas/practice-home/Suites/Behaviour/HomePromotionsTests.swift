import PracticeHomeContract
@_spi(Driving) import UIKit
import XCTest

/// What people see of banner and activities.
@MainActor final class HomePromotionsTests: XCTestCase {
  /// The page shows the banner, and no room for one where there is none.
  func testShowsTheBanner() throws {
    let stage = try HomeStage(for: self)
    try stage.shouldSay("", at: "banner", "show no banner while none is known")
    var promotions = stage.world.promotions()
    try stage.answerPromotions(promotions)
    try stage.shouldSay(promotions.banner?.title ?? "", at: "banner", "show the banner")
    promotions.banner = nil
    try stage.refresh()
    try stage.answerPromotions(promotions)
    try stage.shouldSay("", at: "banner", "hide the banner when there is none any more")
  }

  /// The page lists the activities that run now, with their last day and the time left.
  func testListsRunningActivities() throws {
    let stage = try HomeStage(for: self)
    let world = stage.world
    let running: [(Activity, left: String)] = [
      (world.activity(endsIn: 7 * 1440 + 5), "8 days left"),
      (world.activity(endsIn: 23 * 60 + 10), "1 day left"),
      (world.activity(endsIn: 22 * 60 + 10), "23 hours left"),
      (world.activity(endsIn: 40), "1 hour left"),
      (world.activity(from: 0, to: 2 * 1440), "2 days left"),
    ]
    let others = [world.activity(from: -2880, to: 0), world.activity(from: 1, to: 2880)]
    try stage.answerPromotions(
      Promotions(banner: nil, activities: [others[0]] + running.map(\.0) + [others[1]]))
    try stage.shouldListActivities(running, "list the activities that run now, with the time left")
    try stage.shouldSay("", at: "activitiesMessage", "say nothing below activities")
  }

  /// The time left follows the clock every minute, and an activity that ends leaves the list.
  func testFollowsTheTime() throws {
    let stage = try HomeStage(for: self)
    let activity = stage.world.activity(endsIn: 61)
    try stage.answerPromotions(Promotions(banner: nil, activities: [activity]))
    try stage.shouldListActivities([(activity, "2 hours left")], "list an activity that runs now")
    stage.world.clock.advance(minutes: 1)
    try stage.shouldListActivities([(activity, "1 hour left")], "follow the time every minute")
    stage.world.clock.advance(minutes: 60)
    try stage.shouldListActivities([], "list an activity no more once it has ended")
    try stage.shouldSay(
      Wording.noneRunning, at: "activitiesMessage", "say that no activity runs at the moment")
  }

  /// Each answer is shown when it comes, whichever comes first.
  func testShowsEachAnswerByItself() throws {
    let stage = try HomeStage(for: self)
    let (subjects, promotions) = (stage.world.subjects(), stage.world.promotions())
    let isSubjectsFirst = stage.world.values.pick([true, false])
    if isSubjectsFirst {
      try stage.answerSubjects(subjects)
      try stage.shouldList(subjects, "list subjects while promotions are still awaited")
      try stage.answerPromotions(promotions)
    } else {
      try stage.answerPromotions(promotions)
      try stage.shouldSay(
        promotions.banner?.title ?? "", at: "banner", "show the banner while subjects are awaited")
      try stage.answerSubjects(subjects)
    }
    try stage.shouldList(subjects, "list subjects once both have come")
    try stage.shouldListActivities(
      [(promotions.activities[0], "3 days left"), (promotions.activities[1], "8 days left")],
      "list activities once both have come")
  }

  /// A failure of one request leaves the other part of the page alone.
  func testFailureOfOneLeavesTheOther() throws {
    let stage = try HomeStage(for: self)
    let subjects = stage.world.subjects()
    try stage.answerPromotions(nil)
    try stage.shouldSay(
      Wording.noActivities, at: "activitiesMessage", "say that activities could not be loaded")
    try stage.shouldSay(
      Wording.loading, at: "subjectsMessage", "still say that subjects are loading")
    try stage.answerSubjects(subjects)
    try stage.shouldList(subjects, "list the subjects though activities have failed")
    try stage.shouldSay(
      Wording.noActivities, at: "activitiesMessage", "say that activities could not be loaded")
    try stage.refresh()
    try stage.answerSubjects(nil)
    try stage.answerPromotions(Promotions(banner: nil, activities: []))
    try stage.shouldSay(
      Wording.noneRunning, at: "activitiesMessage", "take promotions though subjects have failed")
    try stage.world.log.shouldRecord(
      ["request_failed request=promotions", "request_failed request=subjects"], "two failures")
  }

  /// After a refresh, an older answer about promotions changes nothing any more.
  func testLatePromotionsDoNotWin() throws {
    let stage = try HomeStage(for: self)
    let (older, newer) = (stage.world.promotions(), stage.world.promotions())
    try stage.refresh()
    try stage.answerPromotions(newer, at: 1)
    try stage.answerPromotions(stage.world.values.pick([older, nil]))
    try stage.shouldSay(
      newer.banner?.title ?? "", at: "banner", "keep the answer to the newest request")
    try stage.shouldSay("", at: "activitiesMessage", "say nothing of an older failure")
    try stage.refresh()
    try stage.answerPromotions(nil)
    try stage.shouldSay(
      Wording.oldActivities, at: "activitiesMessage", "say that activities could not be refreshed")
    try stage.shouldSay(newer.banner?.title ?? "", at: "banner", "keep the banner that it has")
  }

  /// A tap on the banner or an activity opens its page and is recorded.
  func testOpensPromotions() throws {
    let stage = try HomeStage(for: self)
    let promotions = stage.world.promotions()
    try stage.answerPromotions(promotions)
    guard let banner = promotions.banner else { return }
    let activity = stage.world.values.pick(promotions.activities)
    try stage.driver.tap("banner")
    try Role.screen.should("open the banner's page", expected: banner.title) {
      stage.driver.screenTitle
    }
    try stage.driver.goBack()
    try stage.driver.tap("activity-\(activity.id)")
    try Role.screen.should("open the activity's page", expected: activity.title) {
      stage.driver.screenTitle
    }
    try stage.world.log.shouldRecord(
      ["banner_opened banner=\(banner.id)", "activity_opened activity=\(activity.id)"],
      "banner and activity were opened")
  }
}
