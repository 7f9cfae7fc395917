package import Foundation

/// The file that an answer was asked to go to: a regular file is replaced at once, anything else is written to.
///
/// Links are followed as a shell does for `>`, also a link whose target is not there yet.
package struct OutputFile: Sendable {
  private let url: URL
  private let output: any TextSink
  private let errors: any TextSink
  /// How long to wait for somebody to read from a named pipe.
  private let patience: Duration

  /// Names the file, and the program's own streams, which `/dev/stdout` and `/dev/stderr` stand for.
  package init(
    _ url: URL, output: any TextSink, errors: any TextSink, patience: Duration = .seconds(2)
  ) {
    self.url = url
    self.output = output
    self.errors = errors
    self.patience = patience
  }

  /// Writes an answer, with the folders on the way to a new file.
  package func write(_ data: Data) throws(OutputFileError) {
    switch try OutputTarget(of: url.path) {
    case .descriptor(1): output.write(String(decoding: data, as: UTF8.self))
    case .descriptor(2): errors.write(String(decoding: data, as: UTF8.self))
    case .descriptor(let number): try write(data, toInherited: number)
    case .file(let path): try write(data, toFile: path)
    }
  }

  private func write(_ data: Data, toFile path: String) throws(OutputFileError) {
    var facts = stat()
    guard stat(path, &facts) == 0 else {
      guard errno == ENOENT else { throw OutputFileError(code: errno) }
      return try FileReplacement(path: path, old: nil).write(data)
    }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: try FileReplacement(path: path, old: facts).write(data)
    case S_IFIFO, S_IFCHR: try write(data, toStream: path)
    case S_IFDIR: throw .isFolder
    case S_IFSOCK: throw .isSocket
    default: throw .isDisk
    }
  }

  /// Writes to a descriptor that the program was started with; its own are nobody's to write to.
  private func write(_ data: Data, toInherited number: Int32) throws(OutputFileError) {
    let flags = fcntl(number, F_GETFD)
    guard flags >= 0, flags & FD_CLOEXEC == 0 else { throw .isNotOpen }
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw OutputFileError(code: errno) }
    try data.write(toDescriptor: copy)
  }

  private func write(_ data: Data, toStream path: String) throws(OutputFileError) {
    let start = ContinuousClock.now
    var descriptor = Self.open(path)
    // Without a reader a pipe would let the program wait until somebody ends it.
    while descriptor < 0, errno == ENXIO || errno == EINTR {
      guard ContinuousClock.now - start < patience else { throw .hasNoReader }
      usleep(10_000)
      descriptor = Self.open(path)
    }
    guard descriptor >= 0 else { throw OutputFileError(code: errno) }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    try data.write(toDescriptor: descriptor)
  }

  private static func open(_ path: String) -> Int32 {
    Foundation.open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  }
}
