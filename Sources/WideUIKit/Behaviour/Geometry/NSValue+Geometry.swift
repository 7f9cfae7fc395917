extension NSValue {
  /// The rectangle inside.
  public var cgRectValue: CGRect { rectValue }
  /// The point inside.
  public var cgPointValue: CGPoint { pointValue }
  /// The size inside.
  public var cgSizeValue: CGSize { sizeValue }

  /// Wraps a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// Wraps a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// Wraps a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }
}

/// A whole number, as Objective-C calls it.
public typealias NSInteger = Int
/// A whole number that is not negative, as Objective-C calls it.
public typealias NSUInteger = UInt
