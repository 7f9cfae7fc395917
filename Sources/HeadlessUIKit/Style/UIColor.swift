/// A colour as four components, with the name it was asked for by.
///
/// Never drawn; two colours are equal when their components and names are.
// Sendable is safe: every stored property is a constant of a Sendable type.
open class UIColor: NSObject, @unchecked Sendable {
  let name: String?
  let components: [CGFloat]

  /// Creates a colour from red, green, blue and alpha between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = nil
    components = [red, green, blue, alpha]
  }

  /// Creates a grey between black (0) and white (1).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour that stands for one of an asset catalogue; any name is found.
  public convenience init?(named name: String) {
    self.init(name, 0, 0, 0)
  }

  init(_ name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) {
    self.name = name
    components = [red, green, blue, alpha]
  }

  /// The same colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard let name else {
      return UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }
    return UIColor(name, components[0], components[1], components[2], alpha: alpha)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return name == other.name && components == other.components
  }

  open override var hash: Int { components.hashValue }

  open override var description: String { name ?? "\(components)" }
}
