extension UIView {
  /// How content fills the bounds of a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as fits without distortion.
    case scaleAspectFit = 1
    /// As small as fills without distortion.
    case scaleAspectFill = 2
    /// Drawn again when the bounds change.
    case redraw = 3
    /// In the middle, unscaled.
    case center = 4
    /// At the top, unscaled.
    case top = 5
    /// At the bottom, unscaled.
    case bottom = 6
    /// At the left, unscaled.
    case left = 7
    /// At the right, unscaled.
    case right = 8
  }

  /// Which edges and sizes follow the superview's.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt

    /// Creates a mask from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin follows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin follows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin follows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin follows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The size of a view that has no preference in a direction.
  public static let noIntrinsicMetric: CGFloat = -1
}
