/// What the banner view shows.
public protocol BannerViewModel {
  /// Nil where no banner is shown.
  var title: String? { get }
}
