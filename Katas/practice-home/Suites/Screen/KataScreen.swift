import Foundation
import PracticeHomeContract
@_spi(Driving) import UIKit

/// The page as `kata show` and `kata run` use it, with scripted services.
@MainActor final class KataScreen: ScreenScript {
  private let server = ServerFake()
  private let database = DatabaseFake()
  private let settings = SettingsFake(.middle)
  private let clock = ClockFake(now: Date(timeIntervalSince1970: 1_795_770_000))
  private var subjects = ScriptedHome.subjects
  private var promotions = ScriptedHome.promotions

  init(values: SeededValues) {}

  func prepare(for state: String) {
    switch state {
    case "chinese":
      (subjects, promotions) = (ScriptedHome.chineseSubjects, ScriptedHome.chinesePromotions)
    case "empty":
      settings.change(to: .primary)
      promotions = Promotions(banner: nil, activities: [])
    default: break
    }
  }

  func makeScreen(of solution: Any.Type) throws -> UIViewController {
    try seam(of: solution, as: (any PracticeHomeScreen.Type).self).makeScreen(
      services: PracticeServices(
        server: server, database: database, settings: settings, clock: clock, log: LogSpy()))
  }

  func enter(_ state: String, with driver: ScreenDriver) throws {
    if state != "loading" {
      database.answer(["stored", "offline"].contains(state) ? subjects : nil)
    }
    switch state {
    case "loading", "stored": break
    case "subjects": answerSubjects(.good)
    case "complete", "chinese", "empty": answerBoth(.good)
    case "failed", "offline": answerBoth(.failure)
    case "opened":
      answerBoth(.good)
      driver.settle()
      try driver.tap("subject-1")
    default: throw ScreenScriptError.unknownState(state)
    }
    driver.settle()
  }

  private func answerBoth(_ answer: ScreenAnswer) {
    answerSubjects(answer)
    answerPromotions(answer)
  }

  private func answerSubjects(_ answer: ScreenAnswer) {
    server.subjects.answer(
      answer == .good ? .success(subjects) : .failure(ServerFake.noConnection))
  }

  private func answerPromotions(_ answer: ScreenAnswer) {
    server.promotions.answer(
      answer == .good ? .success(promotions) : .failure(ServerFake.noConnection))
  }

  var request: String? {
    if database.isAsked { return "readSubjects(completion:)" }
    if !server.subjects.open.isEmpty { return "fetchSubjects(completion:)" }
    return server.promotions.open.isEmpty ? nil : "fetchPromotions(completion:)"
  }

  func answer(_ answer: ScreenAnswer) {
    if database.isAsked {
      database.answer(answer == .good ? subjects : nil)
    } else if !server.subjects.open.isEmpty {
      answerSubjects(answer)
    } else {
      answerPromotions(answer)
    }
  }

  /// Lets an hour or a day pass.
  func happen(_ event: String) {
    clock.advance(minutes: event == "hour" ? 60 : 1440)
  }
}
