import Foundation
import KataPipeline
import KataTestSupport

extension Workshop {
  /// The tools of this machine, and kits that all tests share.
  static func forTests() -> Workshop {
    Workshop(
      environment: ProcessInfo.processInfo.environment,
      cache: BuildProducts.cache.appending(path: "kata"),
      temporary: FileManager.default.temporaryDirectory)
  }
}
