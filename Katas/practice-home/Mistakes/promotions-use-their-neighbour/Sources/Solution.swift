import PracticeHomeContract
import UIKit

enum Solution: PracticeHomeDC {
  static let modelControllers: [Any.Type] = [
    SubjectsDataController.self, PromotionsDataController.self,
  ]

  static let subviews: [AnyClass] = [BannerView.self, ActivitiesView.self, SubjectsView.self]

  static func makeScreen(services: PracticeServices) -> UIViewController {
    HomeViewController(data: makePageController(services: services))
  }

  static func makeDataController(services: PracticeServices) -> any HomeDataController {
    makePageController(services: services)
  }

  static func makeBannerViewModel(_ data: PromotionsData) -> any BannerViewModel {
    BannerContent(data)
  }

  static func makeActivitiesViewModel(_ data: PromotionsData) -> any ActivitiesViewModel {
    ActivitiesContent(data)
  }

  static func makeSubjectsViewModel(_ data: SubjectsData) -> any SubjectsViewModel {
    SubjectsContent(data)
  }

  private static func makePageController(services: PracticeServices) -> HomePageDataController {
    let subjects = SubjectsDataController(
      server: services.server, database: services.database)
    return HomePageDataController(
      subjects: subjects, promotions: PromotionsDataController(beside: subjects),
      settings: services.settings, clock: services.clock, log: services.log)
  }
}
