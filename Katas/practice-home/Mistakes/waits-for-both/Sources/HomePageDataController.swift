import PracticeHomeContract

/// View-related: joins what the smaller data controllers deliver with phase and time.
final class HomePageDataController: HomeDataController {
  private let subjectsController: SubjectsDataController
  private let promotionsController: PromotionsDataController
  private let settings: any UserSettings
  private let clock: any AppClock
  private let log: any EventLog
  private var timer: (any AppTimer)?
  private var awaited = 0
  private var callbacks: [() -> Void] = []

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
    awaited += 1
    subjectsController.request { [weak self] delivery in
      self?.recordFailure(delivery, of: "subjects")
      self?.finish(delivery, callback)
    }
  }

  func requestPromotions(callback: @escaping () -> Void) {
    awaited += 1
    promotionsController.request { [weak self] delivery in
      self?.recordFailure(delivery, of: "promotions")
      self?.finish(delivery, callback)
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

  /// Renders the page once, when all of it is there.
  private func finish(_ delivery: Delivery, _ callback: @escaping () -> Void) {
    callbacks.append(callback)
    if delivery != .stored { awaited -= 1 }
    guard awaited == 0 else { return }
    for callback in callbacks { callback() }
    callbacks = []
  }

  private func recordFailure(_ delivery: Delivery, of request: String) {
    guard delivery == .failed else { return }
    log.record("request_failed", details: ["request": request])
  }
}
