import PracticeHomeContract

/// The view model of the banner view.
struct BannerContent: BannerViewModel {
  let title: String?

  init(_ data: PromotionsData) {
    title = data.banner?.title
  }
}
