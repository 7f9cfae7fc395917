/// A learner's files on paper: what a move takes and gives.
struct Draft: Equatable, Sendable {
  /// The text of each file, by its name in `Sources`.
  private(set) var files: [String: String]
  /// The classes whose functions can be dealt out, where they were read before; nobody reads a base twice.
  private var knownHosts: [Host]?

  init(files: [String: String]) {
    self.files = files
  }

  /// The classes with at least three functions that can be moved, by file.
  var hosts: [Host] { knownHosts ?? Host.all(in: self) }

  /// The same draft, with its hosts read.
  var withHosts: Draft {
    var draft = self
    draft.knownHosts = hosts
    return draft
  }

  static func == (left: Draft, right: Draft) -> Bool { left.files == right.files }

  /// The names of the files, in order.
  var names: [String] { files.keys.sorted() }

  subscript(name: String) -> String? {
    get { files[name] }
    set {
      files[name] = newValue
      knownHosts = nil
    }
  }

  /// Makes every file anew out of its text.
  func mapFiles(_ change: (String) throws -> String) rethrows -> Draft {
    try Draft(files: files.mapValues(change))
  }

  /// Replaces text that stands exactly once in a file, or is nil where it does not.
  func replacing(_ old: String, with new: String, in name: String) -> Draft? {
    guard let text = files[name], text.ranges(of: old).count == 1 else { return nil }
    var draft = self
    draft[name] = text.replacing(old, with: new)
    return draft
  }
}
