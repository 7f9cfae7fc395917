/// A log of one part of an app.
public final class OSLog: NSObject, Sendable {
  private let subsystem: String
  private let category: String

  /// The log of what says nothing of where it belongs.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log that keeps nothing.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// Creates a log for one part of an app.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// Creates a log for one part of an app, with a category of the system.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether messages of a level are kept.
  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }

  func write(_ message: String, _ level: OSLogType) {
    guard self !== OSLog.disabled, Thread.isMainThread else { return }
    MainActor.assumeIsolated {
      EffectLog.report(.logging, "\(subsystem) \(category) \(level.rawValue): \(message)")
    }
  }

  /// Categories that the system knows.
  public struct Category: Sendable {
    let rawValue: String
    /// Places worth a look.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// What matters in ordinary use.
  public static let `default` = OSLogType(rawValue: 0)
  /// What may be of use.
  public static let info = OSLogType(rawValue: 1)
  /// What helps to find an error.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// What only a defect can cause.
  public static let fault = OSLogType(rawValue: 17)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message at the default level.
public func os_log(_ message: OSLogMessage) {
  OSLog.default.write(message.text, .default)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message at a level.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message of a format and its arguments.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  log.write(text(of: message, arguments), type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message of a format and its arguments at a level.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {
  log.write(text(of: message, arguments), type)
}

/// The text of a format, in which words such as `%{public}@` say who may read an argument.
private func text(of format: StaticString, _ arguments: [any CVarArg]) -> String {
  CheckedFormat.text("\(format)".replacing(/%\{[^}]*\}/, with: "%"), arguments)
}
