/// A font as its size, weight and the text style it was asked for by; never drawn.
// Sendable is safe: every stored property is a constant of a Sendable type.
open class UIFont: NSObject, @unchecked Sendable {
  /// The size in points.
  public let pointSize: CGFloat
  /// The name that identifies the font.
  public let fontName: String

  init(size: CGFloat, name: String) {
    pointSize = size
    fontName = name
  }

  /// A font by its name; any name is found.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(size: fontSize, name: fontName)
  }

  /// The system font in regular weight.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font in the given weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, name: "System-\(weight.rawValue)")
  }

  /// The system font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system font in italics.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, name: "System-Italic")
  }

  /// The system font with digits of one width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(size: fontSize, name: "System-MonospacedDigit-\(weight.rawValue)")
  }

  /// The font for a text style at the standard content size.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont(size: style.standardPointSize, name: style.rawValue)
  }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, name: fontName)
  }

  /// The height of one line in points.
  open var lineHeight: CGFloat { (pointSize * 1.2).rounded() }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
  }

  open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}
