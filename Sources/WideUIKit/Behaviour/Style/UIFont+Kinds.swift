extension UIFont {
  /// The system font with letters of one width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, name: "System-Monospaced-\(weight.rawValue)")
  }

  /// The system font in a width.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The font for a text style.
  @MainActor
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  /// Creates a font from a description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(size: size, name: descriptor.postscriptName)
  }

  /// What describes the font.
  public var fontDescriptor: UIFontDescriptor {
    let descriptor = UIFontDescriptor()
    descriptor.pointSize = pointSize
    descriptor.postscriptName = fontName
    return descriptor
  }

  /// The family of the font.
  public var familyName: String { String(fontName.prefix { $0 != "-" }) }
}

extension NSAttributedString {
  /// A text that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// About how much room the text takes.
  public func size() -> CGSize { string.size(withAttributes: nil) }

  /// About how much room the text takes.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(with: size, options: options, attributes: nil, context: context)
  }

  /// Draws the text, of which nothing remains.
  public func draw(in rect: CGRect) {}
  /// Draws the text, of which nothing remains.
  public func draw(at point: CGPoint) {}
}

extension String {
  /// About how much room the text takes on one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attrs?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    return CGSize(width: CGFloat(count) * font.pointSize * 0.55, height: font.lineHeight)
  }

  /// About how much room the text takes in a width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let line = self.size(withAttributes: attributes)
    guard size.width > 0, line.width > size.width else { return CGRect(origin: .zero, size: line) }
    let lines = (line.width / size.width).rounded(.up)
    return CGRect(x: 0, y: 0, width: size.width, height: lines * line.height)
  }

  /// Draws the text, of which nothing remains.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text, of which nothing remains.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}
