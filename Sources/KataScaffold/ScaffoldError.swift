/// Why no scaffold has been written.
package enum ScaffoldError: Error, Equatable, Sendable {
  /// No types can be named so.
  case unusableName(String)
  /// Files of these names are in the folder already.
  case filesAreThere([String], otherName: String)
  /// A type of such a name is declared already, in a file that is compiled with these.
  case typeIsThere(String, place: String, otherName: String)
  case notWritten(folder: String, reason: String)
  /// A template of ours is at fault.
  case brokenTemplate(String)
}

extension ScaffoldError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unusableName(let name):
      "`\(name)` cannot begin the names of types: use a capital letter, then letters and digits, such as UserProfile."
    case .filesAreThere(let names, let otherName):
      names.count == 1
        ? "\(names[0]) is there already; nothing was written. Take another name, such as \(otherName), or move the file away."
        : "\(names.joined(separator: ", ")) are there already; nothing was written. Take another name, such as \(otherName), or move the files away."
    case .typeIsThere(let type, let place, let otherName):
      "`\(type)` is declared already, at \(place); nothing was written. Take another name, such as \(otherName), or move that type away first."
    case .notWritten(let folder, let reason):
      "The files could not be written to \(folder): \(reason)"
    case .brokenTemplate(let reason): "A template is broken: \(reason)"
    }
  }
}
