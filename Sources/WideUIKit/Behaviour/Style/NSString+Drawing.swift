extension NSString {
  /// About how much room the text takes on one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attrs)
  }

  /// About how much room the text takes in a width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text, of which nothing remains.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text, of which nothing remains.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle, of which nothing remains.
public func UIRectFill(_ rect: CGRect) {}

extension CGRect {
  /// Whether both are the same.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGSize {
  /// Whether both are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGPoint {
  /// Whether both are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}
