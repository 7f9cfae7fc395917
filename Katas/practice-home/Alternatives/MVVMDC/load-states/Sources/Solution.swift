import PracticeHomeContract
import UIKit

enum Solution: PracticeHomeDC {
  static var modelControllers: [Any.Type] { [SubjectsSource.self, PromotionsSource.self] }

  static var subviews: [AnyClass] { [BannerView.self, ActivitiesView.self, SubjectsView.self] }

  static func makeScreen(services: PracticeServices) -> UIViewController {
    HomeViewController(data: HomePageDataController(services))
  }

  static func makeDataController(services: PracticeServices) -> any HomeDataController {
    HomePageDataController(services)
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
}
