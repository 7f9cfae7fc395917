package import KataCore

/// What the author of a suite has to fix before its cases can be listed.
package struct SuiteError: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case notASuite
    case noTitle(method: String)
    case duplicate(id: String)
    case noName
    case strangeName
    case isAsync(method: String)
    case isHidden(method: String)
    case isConditional
    case unreadable
  }

  package struct Problem: Hashable, Sendable {
    package let kind: Kind
    package let location: SourceLocation
  }

  /// Everything that was found, in the order of the files.
  package let problems: [Problem]
}
