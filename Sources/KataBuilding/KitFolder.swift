import Foundation
import KataCore

/// Says where things lie in the folder of one toolchain's kits.
enum KitFolder {
  /// Compiled system modules; bound to this path, so a cache that has been moved gets new ones.
  static func moduleCache(in folder: URL) -> URL {
    folder.appending(path: "modules-\(ContentHash.of(folder.path.utf8).prefix(8))")
  }
}
