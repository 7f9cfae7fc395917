/// The one screen, of the size of a common phone.
@MainActor
open class UIScreen: UIScreenMembers {
  /// The screen all windows are on.
  public static let main = UIScreen()

  /// The screen's rectangle in points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// The number of pixels in a point.
  public let scale: CGFloat = 3
}
