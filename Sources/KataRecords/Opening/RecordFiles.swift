import Foundation

/// The files that the records are made of, all in one folder.
struct RecordFiles: Sendable {
  let folder: URL

  var database: URL { folder.appending(path: "records.sqlite") }

  var lock: URL { folder.appending(path: "records.lock") }

  /// The ends of the names of files that SQLite keeps beside a database, and that belong to it.
  static let companions = ["-wal", "-shm", "-journal"]

  func companion(_ end: String) -> URL {
    URL(filePath: database.path + end)
  }

  /// What lies at a path, links followed.
  enum Kind {
    case nothing, emptyFile, file, somethingElse
  }

  /// Looks without opening, since closing a file again would free the locks of this process's connections to it.
  func kind(of url: URL) throws(RecordError) -> Kind {
    var status = stat()
    guard stat(url.path, &status) == 0 else {
      switch errno {
      case ENOENT: return .nothing
      case EACCES: throw .notReadable(path: url.path)
      case let code: throw RecordError(errno: code, at: url.path)
      }
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return .somethingElse }
    return status.st_size == 0 ? .emptyFile : .file
  }

  /// Says whether changes wait beside the database to be brought into it.
  func hasPendingChanges() throws(RecordError) -> Bool {
    try kind(of: companion("-wal")) == .file
  }

  /// Makes the folder and those that lead to it, for their owner alone.
  func makeFolder() throws(RecordError) {
    try Self.make(folder)
  }

  private static func make(_ folder: URL) throws(RecordError) {
    var status = stat()
    if stat(folder.path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw .inTheWay(path: folder.path) }
      return
    }
    if errno == ENOENT, folder.path != "/" { try make(folder.deletingLastPathComponent()) }
    guard mkdir(folder.path, 0o700) == 0 || errno == EEXIST else {
      throw RecordError(errno: errno, at: folder.path)
    }
  }
}
