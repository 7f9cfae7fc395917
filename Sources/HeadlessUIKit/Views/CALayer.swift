/// The part of a Core Animation layer that view controllers set for looks; kept, never drawn.
@MainActor
open class CALayer: CALayerMembers {
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0 {
    didSet { EffectLog.note(.styled, "cornerRadius", cornerRadius, of: self) }
  }
  /// The width of the line around.
  open var borderWidth: CGFloat = 0 {
    didSet { EffectLog.note(.styled, "borderWidth", borderWidth, of: self) }
  }
  /// The colour of the line around.
  open var borderColor: CGColor? {
    didSet { EffectLog.note(.styled, "borderColor", borderColor, of: self) }
  }
  /// Whether what sticks out is cut.
  open var masksToBounds = false {
    didSet { EffectLog.note(.styled, "masksToBounds", masksToBounds, of: self) }
  }
  /// The opacity of the shadow.
  open var shadowOpacity: Float = 0 {
    didSet { EffectLog.note(.styled, "shadowOpacity", shadowOpacity, of: self) }
  }
  /// The blur of the shadow.
  open var shadowRadius: CGFloat = 3
  /// The shift of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The colour of the shadow.
  open var shadowColor: CGColor?

  /// Creates a layer with nothing set.
  public override init() {
    super.init()
  }
}

/// A colour as layers take it.
public final class CGColor: Sendable {
  let color: UIColor

  init(_ color: UIColor) {
    self.color = color
  }
}

extension UIColor {
  /// The colour as layers take it.
  public var cgColor: CGColor { CGColor(self) }

  /// Creates a colour from one taken from a layer.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.color.components
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
