/// Why what is typed is not remembered for another day; the session itself goes on.
enum HistoryError: Error, Hashable {
  case notAFile(path: String)
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
}

extension HistoryError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notAFile(let path):
      "\(path) is not a file, so what you type is not kept; move it away to have a history."
    case .unreadable(let path, let reason):
      "the history in \(path) cannot be read (\(reason)), so what you type is not kept."
    case .unwritable(let path, let reason):
      "the history in \(path) cannot be written (\(reason)), so what you type is not kept."
    }
  }
}
