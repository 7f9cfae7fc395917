/// A direction with a length.
public struct CGVector: Hashable, Sendable {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part.
  public var dy: CGFloat
  /// No length.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates a vector from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector without length.
  public init() {
    self = .zero
  }
}

/// A number of seconds.
public typealias CFTimeInterval = Double

/// A scale, rotation and shift of space; kept, never applied.
public struct CATransform3D: Equatable, Sendable {
  var values: [CGFloat] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

  /// Creates the transform that changes nothing.
  public init() {}

  /// The entry by which things far away look small.
  public var m34: CGFloat {
    get { values[11] }
    set { values[11] = newValue }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D()

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A scale.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A rotation.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3D() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A shift.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3D() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A rotation after another transform.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { t }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A scale after another transform.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { t }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A shift after another transform.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { t }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// One transform after another.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A flat transform in space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D()
}

extension CGAffineTransform {
  /// Creates a transform from its six parts.
  public init(
    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  ) {
    self.init()
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// This transform, then another.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d, tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// A shift before this transform.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// A scale before this transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// A rotation before this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that takes this one back.
  public func inverted() -> CGAffineTransform {
    let scale = a * d - b * c
    guard scale != 0 else { return self }
    return CGAffineTransform(
      a: d / scale, b: -b / scale, c: -c / scale, d: a / scale,
      tx: (c * ty - d * tx) / scale, ty: (b * tx - a * ty) / scale)
  }
}

extension UILayoutPriority {
  /// A priority a little higher.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// A priority a little lower.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }

  /// Of a window's size that scenes keep.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// Of a drag that resizes a window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// Of a drag that cannot.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
}
