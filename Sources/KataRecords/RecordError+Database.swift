import Foundation
import GRDB

extension RecordError {
  /// Tells an error of the database at a path in our words.
  init(_ error: any Error, at path: String) {
    switch error {
    case let error as RecordError: self = error
    case let error as DatabaseError: self = Self.error(for: error, at: path)
    // What was written by us and cannot be read by us has been tampered with.
    default: self = .damaged(path: path)
    }
  }

  /// Tells a refusal of the system in our words.
  init(errno code: Int32, at path: String) {
    switch code {
    case EROFS, EACCES, EPERM: self = .readOnly(path: path)
    case ENOSPC, EDQUOT, EFBIG: self = .diskFull(path: path)
    case ENOTDIR, EEXIST: self = .inTheWay(path: path)
    default: self = .failed(path: path, reason: String(cString: strerror(code)))
    }
  }

  private static func error(for error: DatabaseError, at path: String) -> RecordError {
    switch error.resultCode {
    case .SQLITE_FULL: .diskFull(path: path)
    // A file that may be written and says of itself that it may not has a broken head.
    case .SQLITE_READONLY where error.extendedResultCode == .SQLITE_READONLY && mayBeWritten(path):
      .damaged(path: path)
    case .SQLITE_READONLY: .readOnly(path: path)
    case .SQLITE_BUSY, .SQLITE_LOCKED: .busy(path: path)
    // The last of these because our statements are right, so that what they met is not.
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR: .damaged(path: path)
    case .SQLITE_IOERR where isWant(error.extendedResultCode): .diskFull(path: path)
    case .SQLITE_CANTOPEN where access(path, F_OK) == 0 && access(path, R_OK) != 0:
      .notReadable(path: path)
    default: .failed(path: path, reason: error.message ?? "\(error.resultCode)")
    }
  }

  private static func mayBeWritten(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// Says whether an input or output error comes from a disk, a quota or a limit that lets no more be written.
  private static func isWant(_ code: ResultCode) -> Bool {
    let codes: [ResultCode] = [
      .SQLITE_IOERR_WRITE, .SQLITE_IOERR_TRUNCATE, .SQLITE_IOERR_SHMSIZE, .SQLITE_IOERR_SHMOPEN,
    ]
    return codes.contains(code)
  }
}
