package import Foundation

/// What the build has made, found beside the test bundle.
package enum BuildProducts {
  /// The folder of the build's products.
  package static let folder: URL = {
    let program = CommandLine.arguments.lazy.map { URL(filePath: $0) }
      .first { $0.path.hasSuffix(".xctest") }
    let bundle = program ?? URL(filePath: CommandLine.arguments[0])
    return bundle.deletingLastPathComponent().resolvingSymlinksInPath()
  }()

  /// The folder in which all tests keep their kits, in place of the user's own cache.
  ///
  /// One place for every target and every run, because building the UIKit stand-in takes longer than most tests;
  /// below the build, so that it goes away with it.
  package static var cache: URL { folder.appending(path: "TestCache") }
}
