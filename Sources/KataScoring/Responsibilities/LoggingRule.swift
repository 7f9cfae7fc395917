import KataCore

/// Writes down what happened, for developers or statistics.
///
/// - Has it: `print("loaded \(count)")`, `logger.info("loaded")`, `Analytics.logEvent("open", parameters: nil)`
/// - Has not: `label.text = "loaded"`
///
/// A logger that the program declares itself is a forwarding call; what it does inside counts.
struct LoggingRule: ResponsibilityRule {
  let responsibility = Responsibility.logging

  func isFulfilled(by atom: ReadAtom, in code: CodeReading) -> Bool {
    atom.uses.contains { use in
      code.service(use) == .logging && use.kind != .read || Self.known.covers(use, in: code)
    }
  }

  static let known = KnownAPI(
    types: [
      "Logger", "OSLog", "OSSignposter", "Analytics", "Crashlytics", "Mixpanel", "Amplitude",
      "SwiftyBeaver", "DDLog", "Answers", "FIRAnalytics", "SentrySDK", "Flurry", "AppCenter",
    ],
    functions: [
      "print", "debugPrint", "NSLog", "dump", "os_log", "os_signpost", "DDLogInfo", "DDLogError",
      "DDLogDebug", "DDLogWarn", "DDLogVerbose",
    ],
    shapes: ["debug(_:)", "verbose(_:)", "warning(_:)", "severe(_:)"])
}
