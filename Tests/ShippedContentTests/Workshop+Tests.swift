import Foundation
import KataPipeline

extension Workshop {
  /// The tools of this machine and the user's own cache, so that no kit is built twice.
  static func forTests() -> Workshop {
    let environment = ProcessInfo.processInfo.environment
    let temporary = FileManager.default.temporaryDirectory
    let caches =
      environment["XDG_CACHE_HOME"].map { URL(filePath: $0) }
      ?? environment["HOME"].map { URL(filePath: $0).appending(path: ".cache") } ?? temporary
    return Workshop(
      environment: environment, cache: caches.appending(path: "kata"), temporary: temporary)
  }
}
