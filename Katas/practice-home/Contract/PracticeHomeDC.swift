/// The seam of MVVM with DataControllers.
public protocol PracticeHomeDC: PracticeHomeScreen {
  /// Makes the page's data controller, which asks for nothing yet.
  static func makeDataController(services: PracticeServices) -> any HomeDataController
  /// The types of the model-related data controllers that the page's is composed of: two or more.
  static var modelControllers: [Any.Type] { get }

  static func makeBannerViewModel(_ data: PromotionsData) -> any BannerViewModel
  static func makeActivitiesViewModel(_ data: PromotionsData) -> any ActivitiesViewModel
  static func makeSubjectsViewModel(_ data: SubjectsData) -> any SubjectsViewModel

  /// The classes of banner view, activities view and subjects view.
  static var subviews: [AnyClass] { get }
}
