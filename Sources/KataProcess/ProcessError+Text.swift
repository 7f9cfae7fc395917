extension ProcessError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notExecutable(let path):
      "\(path) cannot be started: there is no such program, or it may not be run."
    case .noSuchDirectory(let path):
      "The folder \(path) is not there any more."
    case .refused(let path, let reason):
      "The system refused to start \(path): \(reason)"
    }
  }
}
