import Foundation

/// An open folder whose entries are reached by name, so that nothing renamed meanwhile leads elsewhere.
struct FolderDescriptor: ~Copyable {
  let number: Int32

  /// Opens a folder by its path; links on the way are followed.
  init?(path: String) {
    self.init(number: open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  }

  /// Opens a folder in another one; nil, with the reason in `errno`, also when it is a link.
  init?(_ name: String, in folder: borrowing FolderDescriptor) {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    self.init(number: openat(folder.number, name, flags))
  }

  private init?(number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit {
    close(number)
  }

  /// Says whether a name in the folder is that of a link; `errno` stays as it was.
  func isLink(_ name: String) -> Bool {
    let code = errno
    defer { errno = code }
    var info = stat()
    guard fstatat(number, name, &info, AT_SYMLINK_NOFOLLOW) == 0 else { return false }
    return info.st_mode & S_IFMT == S_IFLNK
  }
}
