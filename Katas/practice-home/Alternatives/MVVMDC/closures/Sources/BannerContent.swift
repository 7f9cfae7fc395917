import PracticeHomeContract

/// The view model of the banner view.
enum BannerContent: BannerViewModel {
  case none
  case banner(String)

  init(_ data: PromotionsData) {
    self = data.banner.map { .banner($0.title) } ?? .none
  }

  var title: String? {
    if case .banner(let title) = self { return title }
    return nil
  }
}
