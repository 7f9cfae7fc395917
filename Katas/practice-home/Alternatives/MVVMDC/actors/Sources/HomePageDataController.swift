import PracticeHomeContract

/// View-related: waits for the repositories, each in a task of its own.
final class HomePageDataController: HomeDataController {
  private let subjectsRepository: SubjectsRepository
  private let promotionsRepository: PromotionsRepository
  private let settings: any UserSettings
  private let clock: any AppClock
  private let log: any EventLog
  private var timer: (any AppTimer)?
  private var allSubjects: [Subject]?
  private var allPromotions: Promotions?
  private var subjectsFailed = false
  private var promotionsFailed = false
  private var subjectsTurn = 0
  private var promotionsTurn = 0

  init(_ services: PracticeServices) {
    subjectsRepository = SubjectsRepository(server: services.server, database: services.database)
    promotionsRepository = PromotionsRepository(server: services.server)
    settings = services.settings
    clock = services.clock
    log = services.log
  }

  deinit {
    timer?.invalidate()
  }

  var subjects: SubjectsData {
    SubjectsData(
      openSubjects: allSubjects?.filter { $0.phases.contains(settings.phase) },
      phase: settings.phase, hasFailed: subjectsFailed)
  }

  var promotions: PromotionsData {
    PromotionsData(
      banner: allPromotions?.banner,
      activities: allPromotions?.activities.filter { $0.start <= clock.now && clock.now < $0.end },
      now: clock.now, hasFailed: promotionsFailed)
  }

  func requestSubjects(callback: @escaping () -> Void) {
    subjectsTurn += 1
    let (turn, repository) = (subjectsTurn, subjectsRepository)
    if allSubjects == nil {
      Task { [weak self] in
        guard let stored = await repository.stored(), let self, allSubjects == nil else { return }
        allSubjects = stored
        callback()
      }
    }
    Task { [weak self] in
      let fetched = try? await repository.fetched()
      guard let self, turn == subjectsTurn else { return }
      subjectsFailed = fetched == nil
      allSubjects = fetched ?? allSubjects
      recordFailure(subjectsFailed, of: "subjects")
      callback()
      if let fetched { await repository.keep(fetched) }
    }
  }

  func requestPromotions(callback: @escaping () -> Void) {
    promotionsTurn += 1
    let (turn, repository) = (promotionsTurn, promotionsRepository)
    Task { [weak self] in
      let fetched = try? await repository.fetched()
      guard let self, turn == promotionsTurn else { return }
      promotionsFailed = fetched == nil
      allPromotions = fetched ?? allPromotions
      recordFailure(promotionsFailed, of: "promotions")
      callback()
    }
  }

  func followTime(callback: @escaping () -> Void) {
    timer = clock.repeatingTimer(every: 60, block: callback)
  }
}

extension HomePageDataController {
  func recordOpening(of item: HomeItem) {
    switch item {
    case .banner:
      guard let banner = allPromotions?.banner else { return }
      log.record("banner_opened", details: ["banner": "\(banner.id)"])
    case .activity(let id): log.record("activity_opened", details: ["activity": "\(id)"])
    case .subject(let id):
      log.record(
        "subject_opened", details: ["phase": settings.phase.rawValue, "subject": "\(id)"])
    }
  }

  private func recordFailure(_ hasFailed: Bool, of request: String) {
    if hasFailed { log.record("request_failed", details: ["request": request]) }
  }
}
