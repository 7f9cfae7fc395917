import Foundation

/// A regular file that gets new content: at any moment the old or the new is there, with the old one's mode.
struct FileReplacement {
  let path: String
  /// What the system knows of the file that is there; nil when there is none.
  let old: stat?

  private var folder: URL { URL(filePath: path).deletingLastPathComponent() }

  func write(_ data: Data) throws(OutputFileError) {
    if old == nil { try makeFolder() }
    guard old == nil || access(path, W_OK) == 0 else { throw OutputFileError(code: errno) }
    let aside = folder.appending(path: ".kata-output-\(UUID().uuidString)").path
    let descriptor = open(aside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw OutputFileError(code: errno) }
    keepFacts(on: descriptor)
    do {
      try data.write(toDescriptor: descriptor)
    } catch {
      unlink(aside)
      throw error
    }
    guard rename(aside, path) == 0 else {
      let code = errno
      unlink(aside)
      throw OutputFileError(code: code)
    }
  }

  private func makeFolder() throws(OutputFileError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .refused(reason: error.localizedDescription)
    }
  }

  /// Only the owner's right to the file matters here; the system may refuse to give a file away.
  private func keepFacts(on descriptor: Int32) {
    guard let old else { return }
    _ = fchown(descriptor, old.st_uid, old.st_gid)
    _ = fchmod(descriptor, old.st_mode & 0o7777)
  }
}

extension Data {
  /// Writes everything to a descriptor and closes it.
  func write(toDescriptor descriptor: Int32) throws(OutputFileError) {
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    do {
      try handle.write(contentsOf: self)
    } catch {
      let code = errno
      close(descriptor)
      throw OutputFileError(code: code)
    }
    guard close(descriptor) == 0 else { throw OutputFileError(code: errno) }
  }
}
