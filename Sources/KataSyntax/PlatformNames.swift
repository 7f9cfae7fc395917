/// Names of the platform that are not refused, but matter for what is.
enum PlatformNames {
  /// Modules through which a name can be reached even when something nearer has the same name.
  static let modules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Glibc", "Musl",
    "Darwin", "Dispatch", "UIKit", "HeadlessUIKit", "_Concurrency", "Observation", "CoreFoundation",
    "_StringProcessing", "Combine", "OpenCombine",
  ]

  /// Types whose `init(contentsOf:)` reads a file.
  static let fileReaders: Set<String> = [
    "Data", "NSData", "String", "NSString", "NSArray", "NSDictionary",
  ]
}
