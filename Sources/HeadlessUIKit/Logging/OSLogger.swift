/// Writes messages of one subsystem and category; `Logger` of the module `os`.
///
/// Nothing is kept: a listener of the effects receives what was written.
public struct OSLogger: Sendable {
  private let log: OSLog

  /// Creates a logger for the default log.
  public init() {
    log = .default
  }

  /// Creates a logger for a log.
  public init(_ logObj: OSLog) {
    log = logObj
  }

  /// Creates a logger for one part of an app.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes a message at the default level.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes what helps to follow a program.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes what helps to find an error.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes what may be of use.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes what matters in ordinary use.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes what should not happen.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes what must not happen.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes what only a defect can cause.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
