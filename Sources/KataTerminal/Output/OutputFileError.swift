import Foundation

/// Why an answer could not be written where it was asked for.
package enum OutputFileError: Error, Hashable, Sendable {
  case isFolder, isSocket, isDisk
  /// Nobody reads from the named pipe.
  case hasNoReader
  /// The descriptor is not one that the program was started with.
  case isNotOpen
  case refused(reason: String)

  /// The error for the system call that just failed.
  init(code: Int32) {
    self = .refused(reason: String(cString: strerror(code)).lowercased())
  }
}

extension OutputFileError: CustomStringConvertible {
  /// The end of a sentence that says what could not be written where.
  package var description: String {
    switch self {
    case .isFolder: "it is a folder. Name a file in it."
    case .isSocket: "it is a socket. Name a file or a pipe."
    case .isDisk: "it is a disk. Name a file on it."
    case .hasNoReader: "nobody reads from this pipe. Start the reader first."
    case .isNotOpen: "no such descriptor was handed to the program."
    case .refused(let reason): "\(reason)."
    }
  }
}
