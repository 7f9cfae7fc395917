/// A scale, rotation and shift of the plane, which Foundation lacks on Linux.
public struct CGAffineTransform: Equatable, Sendable {
  /// The horizontal part of the image of the x axis.
  public var a: CGFloat = 1
  /// The vertical part of the image of the x axis.
  public var b: CGFloat = 0
  /// The horizontal part of the image of the y axis.
  public var c: CGFloat = 0
  /// The vertical part of the image of the y axis.
  public var d: CGFloat = 1
  /// The horizontal shift.
  public var tx: CGFloat = 0
  /// The vertical shift.
  public var ty: CGFloat = 0

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform()

  /// Creates the transform that changes nothing.
  public init() {}

  /// Creates a shift.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.tx = tx
    self.ty = ty
  }

  /// Creates a scale.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    a = sx
    d = sy
  }

  /// Creates a rotation by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    (a, b, c, d) = (cos(angle), sin(angle), -sin(angle), cos(angle))
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }
}
