/// What kind of file the static gate has before it.
enum GateAuthor: Hashable, Sendable, CustomStringConvertible {
  case solution
  /// The learner's own tests of a module.
  case tests(of: String)

  /// Says whether a module may be imported with all that it keeps to itself.
  func isTestable(_ module: String?) -> Bool {
    if case .tests(let solution) = self { module == solution } else { false }
  }

  /// Who may not do something, in the middle of a sentence.
  var description: String {
    switch self {
    case .solution: "a solution"
    case .tests: "a test"
    }
  }

  var capitalized: String {
    switch self {
    case .solution: "A solution"
    case .tests: "A test"
    }
  }
}
