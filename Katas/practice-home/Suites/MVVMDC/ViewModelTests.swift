import PracticeHomeContract
@_spi(Driving) import UIKit
import XCTest

/// What view models make of data.
@MainActor final class ViewModelTests: XCTestCase {
  /// The banner's view model has the banner's title, and none without a banner.
  func testBannerContent() throws {
    let solution = try solution(as: (any PracticeHomeDC.Type).self)
    let world = HomeWorld(for: self)
    let banner = world.banner()
    for banner in [banner, nil] {
      let data = PromotionsData(
        banner: banner, activities: [], now: world.clock.now, hasFailed: false)
      try Role.bannerViewModel.should(
        "have the banner's title, and none without a banner", on: "makeBannerViewModel(_:)",
        expected: banner?.title
      ) { solution.makeBannerViewModel(data).title }
    }
  }

  /// The activities' view model has last day and time left of each activity, and a message where needed.
  func testActivitiesContent() throws {
    let solution = try solution(as: (any PracticeHomeDC.Type).self)
    let world = HomeWorld(for: self)
    let lefts = [
      (3 * 1440, "3 days left"), (1440, "1 day left"), (1381, "1 day left"),
      (1380, "23 hours left"), (61, "2 hours left"), (60, "1 hour left"), (1, "1 hour left"),
    ]
    let activities = lefts.map { (world.activity(endsIn: $0.0), $0.1) }
    let member = "makeActivitiesViewModel(_:)"
    func model(_ activities: [Activity]?, hasFailed: Bool = false) -> any ActivitiesViewModel {
      solution.makeActivitiesViewModel(
        PromotionsData(
          banner: nil, activities: activities, now: world.clock.now, hasFailed: hasFailed))
    }
    try Role.activitiesViewModel.should(
      "say until when each activity runs", on: member,
      expected: activities.map { Wording.row($0.0, $0.1) }
    ) { model(activities.map(\.0)).rows.map { "\($0.title): \($0.detail)" } }
    try Role.activitiesViewModel.should(
      "name each row by the activity's id", on: member, expected: activities.map(\.0.id)
    ) { model(activities.map(\.0)).rows.map(\.id) }
    let messages = [
      (model(nil), Wording.loading), (model([]), Wording.noneRunning),
      (model(activities.map(\.0)), ""), (model(nil, hasFailed: true), Wording.noActivities),
      (model([], hasFailed: true), Wording.oldActivities),
    ]
    for (model, message) in messages {
      try Role.activitiesViewModel.should(
        "have the message that fits its data", on: member, expected: message
      ) { model.message }
    }
  }

  /// The subjects' view model has the phase, the progress of each subject, and a message where needed.
  func testSubjectsContent() throws {
    let world = HomeWorld(for: self)
    for phase in world.values.shuffled(Phase.allCases) {
      try shouldNameThePhase(phase, in: world)
    }
    try shouldListSubjects(in: world)
  }

  private func subjectsModel(
    _ subjects: [Subject]?, in phase: Phase, hasFailed: Bool = false
  ) throws -> any SubjectsViewModel {
    try solution(as: (any PracticeHomeDC.Type).self).makeSubjectsViewModel(
      SubjectsData(openSubjects: subjects, phase: phase, hasFailed: hasFailed))
  }

  private func shouldNameThePhase(_ phase: Phase, in world: HomeWorld) throws {
    let (role, member) = (Role.subjectsViewModel, "makeSubjectsViewModel(_:)")
    let subjects = [world.subject(in: [phase])]
    let known = try subjectsModel(subjects, in: phase)
    try role.should("name the phase", on: member, expected: Wording.caption(phase)) {
      known.caption
    }
    let messages = [
      (try subjectsModel(nil, in: phase), Wording.loading),
      (try subjectsModel([], in: phase), Wording.noneOpen(phase)), (known, ""),
      (try subjectsModel(nil, in: phase, hasFailed: true), Wording.noSubjects),
      (try subjectsModel(subjects, in: phase, hasFailed: true), Wording.oldSubjects),
    ]
    for (model, message) in messages {
      try role.should("have the message that fits its data", on: member, expected: message) {
        model.message
      }
    }
  }

  private func shouldListSubjects(in world: HomeWorld) throws {
    let (role, member) = (Role.subjectsViewModel, "makeSubjectsViewModel(_:)")
    let counts = [(0, 0), (0, 1), (1, 1), (0, 12), (12, 12)]
    var subjects = counts.map { done, all in
      var subject = world.subject()
      (subject.doneCount, subject.exerciseCount) = (done, all)
      return subject
    }
    subjects.append(world.subject())
    let model = try subjectsModel(subjects, in: world.settings.phase)
    try role.should(
      "say how many exercises are done", on: member, expected: subjects.map(Wording.row)
    ) { model.rows.map { "\($0.title): \($0.detail)" } }
    try role.should("name each row by the subject's id", on: member, expected: subjects.map(\.id)) {
      model.rows.map(\.id)
    }
  }

  /// View models are values made of data: no objects, no closures, no services in them.
  func testViewModelsAreValues() throws {
    let solution = try solution(as: (any PracticeHomeDC.Type).self)
    let stage = try DataStage(for: self)
    try stage.requestSubjects()
    try stage.requestPromotions()
    try stage.answerSubjects(stage.world.subjects())
    try stage.answerPromotions(stage.world.promotions())
    try shouldBeValue(solution.makeBannerViewModel(stage.data.promotions), .bannerViewModel)
    try shouldBeValue(
      solution.makeActivitiesViewModel(stage.data.promotions), .activitiesViewModel)
    try shouldBeValue(solution.makeSubjectsViewModel(stage.data.subjects), .subjectsViewModel)
  }

  private func shouldBeValue(_ viewModel: Any, _ role: Role) throws {
    guard let found = Self.noValue(in: viewModel, at: LearnerType.name(type(of: viewModel))) else {
      return
    }
    throw Failure(
      role: role, should: "The \(role.title) should be a value made of data.",
      expected: "a struct or an enum without objects, closures and services", actual: "`\(found)`",
      types: [LearnerType.name(type(of: viewModel))])
  }

  private static func isService(_ value: Any) -> Bool {
    value is PracticeServices || value is any PracticeServer || value is any SubjectDatabase
      || value is any UserSettings || value is any AppClock || value is any EventLog
  }

  /// The way to something that is no value, nil where there is none.
  private static func noValue(in value: Any, at path: String) -> String? {
    let type = type(of: value)
    let isObject = type is AnyClass && LearnerType.ownsPart(of: type)
    if isObject || LearnerType.isClosure(type) || isService(value) { return path }
    return Mirror(reflecting: value).children.lazy.compactMap { child in
      noValue(in: child.value, at: [path, child.label].compactMap(\.self).joined(separator: "."))
    }.first
  }
}
