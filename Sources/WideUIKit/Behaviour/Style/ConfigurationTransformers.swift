/// Makes one colour of another.
public struct UIConfigurationColorTransformer {
  /// What makes the colour.
  public let transform: (UIColor) -> UIColor

  /// Creates one from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Makes a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Leaves colours as they are, without grey to draw with.
  public static let grayscale = UIConfigurationColorTransformer { $0 }
  /// Leaves colours as they are.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// Leaves colours as they are.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// Makes one look of a text of another.
public struct UIConfigurationTextAttributesTransformer {
  /// What makes the look.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates one from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Makes a look.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

extension UIConfigurationColorTransformer: @unchecked Sendable {}
