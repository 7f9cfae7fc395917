#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system says of a file without opening it; after a save it says something else.
struct FileStamp: Hashable, Sendable {
  let isRegular: Bool
  let isFolder: Bool
  let size: Int64
  private let number: UInt64
  private let seconds: Int
  private let nanoseconds: Int

  /// Looks at what is at a path, at a link itself and not at where it leads; nil when nothing is there.
  init?(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    isRegular = status.st_mode & S_IFMT == S_IFREG
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    size = Int64(status.st_size)
    number = UInt64(status.st_ino)
    // The time of the last change to anything; unlike the time of the last write nobody can set it back.
    #if canImport(Darwin)
      let time = status.st_ctimespec
    #else
      let time = status.st_ctim
    #endif
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }
}
