/// Why the editor could not be used.
package enum EditorError: Error, Hashable, Sendable {
  /// Neither variable is set; `suggestion` is an editor that the machine has.
  case noneChosen(folder: String, suggestion: String)
  case noTerminal
  case notFound(name: String)
  case failed(name: String, ending: String)
}

extension EditorError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noneChosen(let folder, let suggestion):
      """
      No editor is chosen: neither VISUAL nor EDITOR is set.
      Open \(folder) in any editor, in another window, then run `kata check`. For `kata edit`, begin in the shell with \
      `EDITOR=\(suggestion) kata`.
      """
    case .noTerminal:
      "An editor needs a terminal; change the files some other way and run `kata check`."
    case .notFound(let name):
      "The editor `\(name)` was not found. Check VISUAL and EDITOR."
    case .failed(let name, let ending):
      "The editor \(name) did not end well (\(ending)), so nothing was checked. `kata check` does it now."
    }
  }
}
