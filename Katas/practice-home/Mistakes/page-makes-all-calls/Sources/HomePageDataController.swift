import PracticeHomeContract

/// View-related: joins what the smaller data controllers deliver with phase and time.
final class HomePageDataController: HomeDataController {
  private let subjectsController: SubjectsDataController
  private let promotionsController: PromotionsDataController
  private let settings: any UserSettings
  private let clock: any AppClock
  private let log: any EventLog
  private var timer: (any AppTimer)?

  init(
    subjects: SubjectsDataController, promotions: PromotionsDataController,
    settings: any UserSettings, clock: any AppClock, log: any EventLog
  ) {
    subjectsController = subjects
    promotionsController = promotions
    self.settings = settings
    self.clock = clock
    self.log = log
  }

  deinit {
    timer?.invalidate()
  }

  var subjects: SubjectsData {
    let phase = settings.phase
    return SubjectsData(
      openSubjects: subjectsController.subjects?.filter { $0.phases.contains(phase) },
      phase: phase, hasFailed: subjectsController.hasFailed)
  }

  var promotions: PromotionsData {
    let now = clock.now
    let promotions = promotionsController.promotions
    return PromotionsData(
      banner: promotions?.banner,
      activities: promotions?.activities.filter { $0.start <= now && now < $0.end },
      now: now, hasFailed: promotionsController.hasFailed)
  }

  func requestSubjects(callback: @escaping () -> Void) {
    readSubjects(callback: callback)
    let subjects = subjectsController
    subjects.newestRequest += 1
    let request = subjects.newestRequest
    subjects.server.fetchSubjects { [weak self] result in
      guard request == subjects.newestRequest else { return }
      subjects.hasFailed = false
      switch result {
      case .success(let fetched):
        subjects.subjects = fetched
        subjects.database.save(fetched)
      case .failure:
        subjects.hasFailed = true
        self?.recordFailure(of: "subjects")
      }
      callback()
    }
  }

  func requestPromotions(callback: @escaping () -> Void) {
    let promotions = promotionsController
    promotions.newestRequest += 1
    let request = promotions.newestRequest
    promotions.server.fetchPromotions { [weak self] result in
      guard request == promotions.newestRequest else { return }
      promotions.hasFailed = false
      switch result {
      case .success(let fetched): promotions.promotions = fetched
      case .failure:
        promotions.hasFailed = true
        self?.recordFailure(of: "promotions")
      }
      callback()
    }
  }

  func followTime(callback: @escaping () -> Void) {
    timer?.invalidate()
    timer = clock.repeatingTimer(every: 60, block: callback)
  }
}

extension HomePageDataController {
  func recordOpening(of item: HomeItem) {
    switch item {
    case .banner:
      guard let banner = promotions.banner else { return }
      log.record("banner_opened", details: ["banner": "\(banner.id)"])
    case .activity(let id):
      log.record("activity_opened", details: ["activity": "\(id)"])
    case .subject(let id):
      log.record(
        "subject_opened", details: ["subject": "\(id)", "phase": settings.phase.rawValue])
    }
  }

  private func readSubjects(callback: @escaping () -> Void) {
    let subjects = subjectsController
    guard subjects.subjects == nil else { return }
    subjects.database.readSubjects { stored in
      guard let stored, subjects.subjects == nil else { return }
      subjects.subjects = stored
      callback()
    }
  }

  private func recordFailure(of request: String) {
    log.record("request_failed", details: ["request": request])
  }
}
