import Foundation

/// Learners' `import Combine` as it is built: a library for them, and the one beneath it.
struct CombineLibrary: Sendable {
  static let module = "Combine"
  static let core = "OpenCombine"
  /// Changes with the way of building it, so that nothing old is kept.
  static let form = "form 1"

  /// The folder that holds the library of OpenCombine, which knows no UIKit.
  let core: URL
  /// The folder that holds the library named Combine, which uses the stand-in's clock.
  let combine: URL

  /// In the order in which a linker needs them.
  var folders: [URL] { [combine, core] }

  /// Where a compiler finds the modules.
  var imports: [String] { folders.flatMap { ["-I", $0.path] } }

  /// What a linker is told, the driver's way or its own.
  var links: [String] {
    folders.flatMap { ["-L", $0.path] } + ["-l\(Self.module)", "-l\(Self.core)"]
  }

  /// The same, and where to find the libraries when the program runs.
  func links(throughDriver isThroughDriver: Bool) -> [String] {
    let places = folders.flatMap { ["-rpath", $0.path] }
    return links + (isThroughDriver ? places.flatMap { ["-Xlinker", $0] } : places)
  }
}
