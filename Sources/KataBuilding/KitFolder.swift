import Foundation

/// Says where things lie in the folder of one toolchain's kits.
enum KitFolder {
  /// Compiled system modules; bound to this path, so it never moves.
  static func moduleCache(in folder: URL) -> URL { folder.appending(path: "modules") }
}
