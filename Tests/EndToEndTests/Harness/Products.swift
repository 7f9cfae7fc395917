import Foundation
import KataTestSupport
import Testing

/// The program and what it brings, as the build has made them.
enum Products {
  /// The folder of the build's products.
  static var folder: URL { BuildProducts.folder }

  /// The program itself.
  static var kata: String { folder.appending(path: "kata").path }

  /// The katas that the program brings.
  static var katas: URL { folder.appending(path: "kata_KataContent.resources/Katas") }

  /// The schema of `--json` that the program brings.
  static var resultSchema: URL {
    folder.appending(path: "kata_KataReporting.resources/kata-result-v1.schema.json")
  }

  /// Where all tests keep their kits.
  static var cache: URL { BuildProducts.cache }

  /// A file that belongs to these tests.
  static func fixture(_ path: String) throws -> URL {
    try #require(Bundle.module.resourceURL).appending(path: "Fixtures/\(path)")
  }
}
