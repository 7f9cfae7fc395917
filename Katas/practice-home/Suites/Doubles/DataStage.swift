import PracticeHomeContract
@_spi(Driving) import UIKit
import XCTest

/// A learner's data controller between services that belong to the suite, with no screen anywhere.
///
/// A class, because it counts what the data controller calls back.
@MainActor final class DataStage {
  let world: HomeWorld
  let data: any HomeDataController
  let role = Role.dataController
  /// How often the callbacks for subjects, for promotions and for the time were called.
  private(set) var subjectsCalls = 0
  private(set) var promotionsCalls = 0
  private(set) var timeCalls = 0

  init(for test: XCTestCase) throws {
    let solution = try test.solution(as: (any PracticeHomeDC.Type).self)
    world = HomeWorld(for: test)
    data = solution.makeDataController(services: world.services)
  }

  func requestSubjects() throws {
    let count = world.server.subjects.all.count + 1
    data.requestSubjects { [weak self] in self?.subjectsCalls += 1 }
    try role.should(
      "ask the server for subjects", on: "requestSubjects(callback:)", expected: count
    ) { world.server.subjects.all.count }
  }

  func requestPromotions() throws {
    let count = world.server.promotions.all.count + 1
    data.requestPromotions { [weak self] in self?.promotionsCalls += 1 }
    try role.should(
      "ask the server for promotions", on: "requestPromotions(callback:)", expected: count
    ) { world.server.promotions.all.count }
  }

  func followTime() {
    data.followTime { [weak self] in self?.timeCalls += 1 }
    MainQueue.settle()
  }

  func answerSubjects(_ subjects: [Subject]?, at index: Int = 0) throws {
    try world.answerSubjects(subjects, at: index, by: role)
  }

  func answerPromotions(_ promotions: Promotions?, at index: Int = 0) throws {
    try world.answerPromotions(promotions, at: index, by: role)
  }

  func answerDatabase(_ subjects: [Subject]?) throws {
    try world.answerDatabase(subjects, by: role)
  }

  /// Fails the case unless these are the open subjects, by their names; nil stands for none known.
  func shouldHave(
    _ subjects: [Subject]?, on member: String? = "requestSubjects(callback:)", _ what: String
  ) throws {
    let names = subjects.map { world.open($0).map(\.name) }
    try role.should(what, on: member, expected: names) {
      data.subjects.openSubjects.map { $0.map(\.name) }
    }
    guard let subjects else { return }
    try role.should("keep each subject as it came", on: member, expected: true) {
      data.subjects.openSubjects == world.open(subjects)
    }
  }

  /// Fails the case unless these are the running activities, by their titles; nil stands for none known.
  func shouldHave(
    _ promotions: Promotions?, on member: String? = "requestPromotions(callback:)", _ what: String
  ) throws {
    let titles = promotions.map { promotions in
      [promotions.banner?.title].compactMap(\.self) + promotions.activities.map(\.title)
    }
    try role.should(what, on: member, expected: titles) {
      data.promotions.activities.map { activities in
        [data.promotions.banner?.title].compactMap(\.self) + activities.map(\.title)
      }
    }
  }

  /// Fails the case unless a callback was called so often, or more often where that is no fault.
  func shouldCallBack(
    _ what: String, on member: String, _ calls: KeyPath<DataStage, Int>, times: Int
  ) throws {
    try role.should("call back \(what)", on: member, expected: times) { self[keyPath: calls] }
  }
}
