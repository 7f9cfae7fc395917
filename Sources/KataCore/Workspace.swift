package import Foundation

/// A learner's folder and what its `.kata/workspace.json` says of it.
package struct Workspace: Sendable {
  package let root: URL
  package let kata: String
  package let version: Int
  package let pattern: String

  package init(root: URL, kata: String, version: Int, pattern: String) {
    self.root = root
    self.kata = kata
    self.version = version
    self.pattern = pattern
  }
}
