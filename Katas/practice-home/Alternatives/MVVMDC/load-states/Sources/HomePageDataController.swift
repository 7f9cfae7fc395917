import Foundation
import PracticeHomeContract

/// View-related: keeps what has come, and which request is the newest.
final class HomePageDataController: HomeDataController {
  private let subjectsSource: SubjectsSource
  private let promotionsSource: PromotionsSource
  private let surroundings: Surroundings
  private var subjectsLoad = Load<[Subject]>.waiting
  private var promotionsLoad = Load<Promotions>.waiting
  private var newest: [String: Int] = [:]
  private var timers: [any AppTimer] = []

  /// What the page depends on and does not ask for.
  struct Surroundings {
    let settings: any UserSettings
    let clock: any AppClock
    let log: any EventLog
  }

  init(_ services: PracticeServices) {
    subjectsSource = SubjectsSource(server: services.server, database: services.database)
    promotionsSource = PromotionsSource(server: services.server)
    surroundings = Surroundings(
      settings: services.settings, clock: services.clock, log: services.log)
  }

  deinit {
    for timer in timers { timer.invalidate() }
  }

  var subjects: SubjectsData {
    let phase = surroundings.settings.phase
    return SubjectsData(
      openSubjects: subjectsLoad.value.map { HomeFigures.open($0, in: phase) }, phase: phase,
      hasFailed: subjectsLoad.hasFailed)
  }

  var promotions: PromotionsData {
    let now = surroundings.clock.now
    let running = promotionsLoad.value?.activities.filter { ($0.start..<$0.end).contains(now) }
    return PromotionsData(
      banner: promotionsLoad.value?.banner, activities: running, now: now,
      hasFailed: promotionsLoad.hasFailed)
  }

  func requestSubjects(callback: @escaping () -> Void) {
    if case .waiting = subjectsLoad {
      subjectsSource.read { [weak self] stored in
        if self?.subjectsLoad.take(stored: stored) == true { callback() }
      }
    }
    let number = begin("subjects")
    subjectsSource.fetch { [weak self] result in
      guard let self, isNewest(number, "subjects", result) else { return }
      subjectsLoad.take(result)
      subjectsSource.keep(result)
      callback()
    }
  }

  func requestPromotions(callback: @escaping () -> Void) {
    let number = begin("promotions")
    promotionsSource.fetch { [weak self] result in
      guard let self, isNewest(number, "promotions", result) else { return }
      promotionsLoad.take(result)
      callback()
    }
  }

  func followTime(callback: @escaping () -> Void) {
    timers.append(surroundings.clock.repeatingTimer(every: 60) { callback() })
  }

  func recordOpening(of item: HomeItem) {
    let (kind, id) =
      switch item {
      case .banner: ("banner", promotionsLoad.value?.banner?.id)
      case .activity(let id): ("activity", Int?(id))
      case .subject(let id): ("subject", Int?(id))
      }
    guard let id else { return }
    var details = [kind: "\(id)"]
    if kind == "subject" { details["phase"] = surroundings.settings.phase.rawValue }
    surroundings.log.record("\(kind)_opened", details: details)
  }

  private func begin(_ request: String) -> Int {
    newest[request, default: 0] += 1
    return newest[request, default: 0]
  }

  /// Also records a failure, if it is the newest request's.
  private func isNewest<Value>(
    _ number: Int, _ request: String, _ result: Result<Value, any Error>
  ) -> Bool {
    guard newest[request] == number else { return false }
    if case .failure = result {
      surroundings.log.record("request_failed", details: ["request": request])
    }
    return true
  }
}
