import Foundation
import PracticeHomeContract
@_spi(Driving) import UIKit
import XCTest

/// Everything around one page: its services, and the made-up data in them.
@MainActor struct HomeWorld {
  let values: SeededValues
  let server = ServerFake()
  let database = DatabaseFake()
  let settings: SettingsFake
  let clock: ClockFake
  let log = LogSpy()

  init(for test: XCTestCase) {
    self.init(values: test.seededValues())
  }

  init(values: SeededValues) {
    self.values = values
    settings = SettingsFake(values.pick(Phase.allCases))
    let days = values.number(in: 20_000...21_000)
    let minutes = values.number(in: 0...1439)
    clock = ClockFake(now: Date(timeIntervalSince1970: Double(days * 86_400 + minutes * 60)))
  }

  var services: PracticeServices {
    PracticeServices(
      server: server, database: database, settings: settings, clock: clock, log: log)
  }

  /// A phase that is not the user's.
  func otherPhase() -> Phase {
    values.pick(Phase.allCases.filter { $0 != settings.phase })
  }

  // MARK: - Subjects

  /// A subject with some of its exercises done, in the user's phase unless others are given.
  func subject(in phases: [Phase]? = nil) -> Subject {
    let count = values.number(in: 10...90)
    return Subject(
      id: values.number(in: 1...999_999), name: values.name(),
      phases: phases ?? [settings.phase], exerciseCount: count,
      doneCount: values.number(in: 1...(count - 1)))
  }

  /// Two subjects of the user's phase, one of all phases and two of others, in the server's order.
  func subjects() -> [Subject] {
    let others = Phase.allCases.filter { $0 != settings.phase }
    return values.shuffled(
      [subject(), subject(), subject(in: Phase.allCases)] + others.map { subject(in: [$0]) })
  }

  /// Those that the page lists now.
  func open(_ subjects: [Subject]) -> [Subject] {
    subjects.filter { subject in
      subject.phases.contains(settings.phase) && subject.opensAt.map { $0 <= clock.now } != false
    }
  }

  // MARK: - Promotions

  func banner() -> Banner {
    Banner(id: values.number(in: 1...999_999), title: "\(values.name()) \(values.word())")
  }

  /// An activity that began some days ago and ends some minutes from now.
  func activity(endsIn minutes: Int) -> Activity {
    activity(from: -values.number(in: 1...20) * 1440, to: minutes)
  }

  /// An activity that begins and ends so many minutes from now.
  func activity(from start: Int, to end: Int) -> Activity {
    Activity(
      id: values.number(in: 1...999_999), title: "\(values.name()) \(values.word())",
      start: clock.now + Double(start) * 60, end: clock.now + Double(end) * 60)
  }

  /// A banner and two activities that run for some days.
  func promotions() -> Promotions {
    Promotions(
      banner: banner(),
      activities: [activity(endsIn: 3 * 1440), activity(endsIn: 8 * 1440 - 30)])
  }
}
