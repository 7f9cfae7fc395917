/// Why no scaffold has been written.
package enum ScaffoldError: Error, Equatable, Sendable {
  /// No types can be named so.
  case unusableName(String)
  /// Files of these names are in the folder already.
  case filesAreThere([String])
  case notWritten(folder: String, reason: String)
  /// A template of ours is at fault.
  case brokenTemplate(String)
}

extension ScaffoldError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unusableName(let name):
      "`\(name)` cannot begin the names of types: use a capital letter, then letters and digits, such as UserProfile."
    case .filesAreThere(let names):
      names.count == 1
        ? "\(names[0]) is there already; nothing was written."
        : "\(names.joined(separator: ", ")) are there already; nothing was written."
    case .notWritten(let folder, let reason):
      "The files could not be written to \(folder): \(reason)"
    case .brokenTemplate(let reason): "A template is broken: \(reason)"
    }
  }
}
