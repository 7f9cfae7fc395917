/// How somebody likes to edit.
package struct EditorSettings: Hashable, Sendable {
  package enum Keys: String, Hashable, Sendable, CaseIterable {
    case emacs, vi
  }

  /// What holds unless `~/.editrc` says otherwise.
  package let keys: Keys

  package init(keys: Keys = .emacs) {
    self.keys = keys
  }
}
