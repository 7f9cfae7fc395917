extension UIColor {
  /// Creates a colour from hue, saturation and brightness.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ shift: CGFloat) -> CGFloat {
      let k = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Creates a colour of a wider space, kept as it is.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates the colour that `dynamicProvider` has for a bright screen.
  @MainActor
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let parts = dynamicProvider(.current).components
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Creates a colour that stands for a pattern.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0.5, alpha: 1)
  }

  /// Creates a colour that stands for one of an asset catalogue; any name is found.
  @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Fills in the four parts and says that it could.
  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    (red, green, blue, alpha) = (components[0], components[1], components[2], components[3])
    return true
  }
}

extension CGColor {
  /// The four parts.
  public var components: [CGFloat]? { color.components }
  /// The opacity.
  public var alpha: CGFloat { color.components[3] }
  /// How many parts there are.
  public var numberOfComponents: Int { 4 }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }
}
