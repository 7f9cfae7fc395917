/// A message to log, made from a literal alone so that nobody reads what is private.
///
/// Here everything can be read: the log never leaves the check.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message from a literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a message from a literal with values in it.
  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds what was written.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value that describes itself.
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += value().description
  }

  /// Adds an integer.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += value().description
  }

  /// Adds a number with digits behind its point.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += format.digits.map { String(format: "%.\($0)f", value()) } ?? "\(value())"
  }

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += "\(value())"
  }
}

/// Who may read a value in a message; everybody here.
public struct OSLogPrivacy: Sendable {
  /// As the type of the value has it.
  public static let auto = OSLogPrivacy()
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// The developer alone.
  public static let `private` = OSLogPrivacy()
  /// Nobody.
  public static let sensitive = OSLogPrivacy()

  /// How what is hidden can be told apart.
  public enum Mask: Sendable {
    /// By a number that equal values share.
    case hash
    /// Not at all.
    case none
  }

  /// The developer alone; others can tell equal values by a number.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody; equal values can be told by a number.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// As the type of the value has it; equal values can be told by a number.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The columns that a value takes; not kept here.
public struct OSLogStringAlignment: Sendable {
  /// As many as it needs.
  public static let none = OSLogStringAlignment()
  /// So many at least, the value at their end.
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  /// So many at least, the value at their beginning.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// How an integer is written; in decimal digits here.
public struct OSLogIntegerFormatting: Sendable {
  /// In decimal digits.
  public static let decimal = OSLogIntegerFormatting()
  /// In hexadecimal digits.
  public static let hex = OSLogIntegerFormatting()
  /// In octal digits.
  public static let octal = OSLogIntegerFormatting()
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  let digits: Int?
  /// As the number needs it.
  public static let fixed = OSLogFloatFormatting(digits: nil)
  /// With an exponent where that is shorter.
  public static let hybrid = OSLogFloatFormatting(digits: nil)
  /// With so many digits behind the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(digits: precision)
  }
}
