/// Why the editor could not be used.
package enum EditorError: Error, Hashable, Sendable {
  case noneChosen
  case noTerminal
  case notFound(name: String)
  case failed(name: String, ending: String)
}

extension EditorError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noneChosen:
      """
      No editor is chosen: neither VISUAL nor EDITOR is set.
      Set one in the shell, as in `EDITOR=nano kata edit`, or open Sources in any editor and run `kata check`.
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
