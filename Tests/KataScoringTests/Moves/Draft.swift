/// The files of a solution as text, which moves change.
struct Draft: Equatable, Sendable {
  /// The text of each file, by its name in `Sources`.
  var files: [String: String]

  /// The names of the files, in order.
  var names: [String] { files.keys.sorted() }

  /// The classes with at least three functions that can be moved, by file.
  var hosts: [Host] { Host.all(in: self) }

  subscript(name: String) -> String? {
    get { files[name] }
    set { files[name] = newValue }
  }

  func mapFiles(_ change: (String) -> String) -> Draft {
    Draft(files: files.mapValues(change))
  }
}
