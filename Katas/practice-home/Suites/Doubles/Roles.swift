import PracticeHomeContract
import UIKit

/// The parts that the pattern asks for, as lessons call them.
extension Role {
  static let dataController = Role(title: "page's data controller", seam: "HomeDataController")
  static let bannerViewModel = Role(title: "banner's view model", seam: "BannerViewModel")
  static let activitiesViewModel = Role(
    title: "activities' view model", seam: "ActivitiesViewModel")
  static let subjectsViewModel = Role(title: "subjects' view model", seam: "SubjectsViewModel")
  static let controller = Role(title: "view controller", seam: nil)
}

extension PartKind {
  static let dataController = PartKind(
    .dataController, declaredAs: (any HomeDataController).self,
    isOne: { $0 is any HomeDataController }, isMade: { $0 is any HomeDataController.Type })
}

/// What views should not get at.
extension ModelKind {
  static let services = ModelKind(
    "services",
    types: [
      PracticeServices.self, (any PracticeServer).self, (any SubjectDatabase).self,
      (any UserSettings).self, (any AppClock).self, (any AppTimer).self, (any EventLog).self,
    ]
  ) { value in
    value is PracticeServices || value is any PracticeServer || value is any SubjectDatabase
      || value is any UserSettings || value is any AppClock || value is any AppTimer
      || value is any EventLog
  }

  static let data = ModelKind(
    "data of the model",
    types: [
      Subject.self, Activity.self, Banner.self, Promotions.self, SubjectsData.self,
      PromotionsData.self,
    ]
  ) { value in
    value is Subject || value is Activity || value is Banner || value is Promotions
      || value is SubjectsData || value is PromotionsData
  }

  static let dataController = ModelKind(
    "data controller", types: [(any HomeDataController).self]
  ) { $0 is any HomeDataController }

  static let viewModels = ModelKind(
    "view models",
    types: [
      (any BannerViewModel).self, (any ActivitiesViewModel).self, (any SubjectsViewModel).self,
      HomeRow.self,
    ]
  ) { value in
    value is any BannerViewModel || value is any ActivitiesViewModel
      || value is any SubjectsViewModel || value is HomeRow
  }
}
