package import KataCore

/// A place in a learner's file with the line that stands there.
package struct SourcePlace: Hashable, Sendable {
  package let location: SourceLocation
  package let excerpt: String
}
