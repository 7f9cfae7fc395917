import KataBuilding
package import KataCore

/// What `kata uikit` tells.
package enum UIKitReference {
  /// Every type that a solution may use, by name.
  ///
  /// - Throws: `PipelineError` where the sources cannot be read.
  package static func types() throws -> [UIKitType] {
    do {
      return try UIKitIndex(.bundled).types
    } catch {
      throw PipelineError.failed("The sources of UIKit's stand-in cannot be read: \(error)")
    }
  }
}
