import Foundation
import Testing

/// What the build has made, found beside the test bundle.
enum Products {
  /// The folder of the build's products.
  static let folder: URL = {
    let program = CommandLine.arguments.lazy.map { URL(filePath: $0) }
      .first { $0.path.hasSuffix(".xctest") }
    let bundle = program ?? URL(filePath: CommandLine.arguments[0])
    return bundle.deletingLastPathComponent().standardizedFileURL
  }()

  /// The program itself.
  static var kata: String { folder.appending(path: "kata").path }

  /// The katas that the program brings.
  static var katas: URL { folder.appending(path: "kata_KataContent.resources/Katas") }

  /// The schema of `--json` that the program brings.
  static var resultSchema: URL {
    folder.appending(path: "kata_KataReporting.resources/kata-result-v1.schema.json")
  }

  /// Where all tests keep their kits.
  ///
  /// One place for the whole suite and for every run of it, because building the UIKit stand-in takes longer
  /// than all checks together; below the build, so that it goes away with it and never meets a user's own.
  static var cache: URL { folder.appending(path: "EndToEndCache") }

  /// A file that belongs to these tests.
  static func fixture(_ path: String) throws -> URL {
    try #require(Bundle.module.resourceURL).appending(path: "Fixtures/\(path)")
  }
}
