/// A learner's files with a note at the beginning of each method, and what the notes stand for.
package struct TracedSources: Sendable {
  /// A method, by the type that it belongs to.
  package struct Method: Hashable, Sendable {
    /// The type's name; nil for a function outside of any type.
    package let type: String?
    /// The name with its labels, such as `showFailure(_:retry:)`.
    package let name: String

    package init(type: String?, name: String) {
      self.type = type
      self.name = name
    }
  }

  /// What is compiled instead of the learner's files, our own support file included.
  package let files: [SourceFile]
  /// By the number that is noted.
  package let methods: [Method]

  package init(files: [SourceFile], methods: [Method]) {
    self.files = files
    self.methods = methods
  }
}
