import Foundation
import KataTerminal
import KataTestSupport
import Testing

/// Where an answer may go with `--output`, and what stays as it was.
struct OutputFileTests {
  private let folder: ScratchFolder
  private let output = MemorySink()
  private let errors = MemorySink()

  init() throws {
    folder = try ScratchFolder()
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func write(_ text: String, to path: String) throws {
    try OutputFile(
      URL(filePath: path), output: output, errors: errors, patience: .milliseconds(50)
    ).write(Data(text.utf8))
  }

  private func facts(_ name: String) throws -> stat {
    var facts = stat()
    try #require(lstat(path(name), &facts) == 0)
    return facts
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() }
  }

  @Test func makesANewFileWithItsFolders() throws {
    try write("new", to: path("a/b/report.xml"))
    #expect(try folder.read("a/b/report.xml") == "new")
    #expect(try names == ["a"])
  }

  @Test func replacesAFileAndKeepsItsMode() throws {
    try folder.write("old", to: "report.xml")
    try #require(chmod(path("report.xml"), 0o640) == 0)
    let inode = try facts("report.xml").st_ino
    try write("new", to: path("report.xml"))
    #expect(try folder.read("report.xml") == "new")
    #expect(try facts("report.xml").st_mode & 0o7777 == 0o640)
    #expect(try facts("report.xml").st_ino != inode)
    #expect(try names == ["report.xml"])
  }

  @Test func writesThroughALinkToItsTarget() throws {
    try folder.write("old", to: "deep/report.xml")
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: "deep/report.xml")
    try write("new", to: path("link"))
    #expect(try folder.read("deep/report.xml") == "new")
    #expect(try facts("link").st_mode & S_IFMT == S_IFLNK)
  }

  @Test func makesTheTargetOfADanglingLink() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path("later.xml"))
    try write("new", to: path("link"))
    #expect(try folder.read("later.xml") == "new")
    #expect(try facts("link").st_mode & S_IFMT == S_IFLNK)
  }

  @Test func refusesLinksThatLeadInACircle() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("a"), withDestinationPath: path("b"))
    try FileManager.default.createSymbolicLink(
      atPath: path("b"), withDestinationPath: path("a"))
    #expect(throws: OutputFileError.self) { try write("new", to: path("a")) }
  }

  @Test func writesToADeviceWithoutReplacingIt() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("null"), withDestinationPath: "/dev/null")
    try write("new", to: path("null"))
    try write("new", to: "/dev/null")
    var facts = stat()
    try #require(lstat("/dev/null", &facts) == 0)
    #expect(facts.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func reportsADeviceThatIsFull() throws {
    #expect(throws: OutputFileError.refused(reason: "no space left on device")) {
      try write("new", to: "/dev/full")
    }
  }

  @Test func writesToAPipeThatIsRead() throws {
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    let reader = open(path("pipe"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    try write("new", to: path("pipe"))
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = read(reader, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self) == "new")
    #expect(try facts("pipe").st_mode & S_IFMT == S_IFIFO)
  }

  @Test func doesNotWaitForAPipeThatNobodyReads() throws {
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    #expect(throws: OutputFileError.hasNoReader) { try write("new", to: path("pipe")) }
  }

  @Test func refusesFoldersAndSockets() throws {
    #expect(throws: OutputFileError.isFolder) { try write("new", to: folder.url.path) }
    let socket = try #require(LocalSocket(at: path("s")))
    #expect(throws: OutputFileError.isSocket) { try write("new", to: path("s")) }
    withExtendedLifetime(socket) {}
    #expect(try names == ["s"])
  }

  @Test func takesStandardStreamsForThoseOfTheProgram() throws {
    try write("answer", to: "/dev/stdout")
    try write("an error", to: "/dev/fd/2")
    #expect(output.take() == "answer")
    #expect(errors.take() == "an error")
  }

  @Test func writesToDescriptorsThatWereInheritedAlone() throws {
    try folder.write("old ", to: "log")
    let inherited = open(path("log"), O_WRONLY | O_APPEND)
    let own = open(path("log"), O_WRONLY | O_APPEND | O_CLOEXEC)
    defer {
      close(inherited)
      close(own)
    }
    try write("new", to: "/dev/fd/\(inherited)")
    #expect(try folder.read("log") == "old new")
    #expect(throws: OutputFileError.isNotOpen) { try write("new", to: "/dev/fd/\(own)") }
  }
}

/// A socket with a name in the file system.
private final class LocalSocket {
  private let descriptor: Int32

  init?(at path: String) {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let capacity = MemoryLayout.size(ofValue: address.sun_path)
    guard descriptor >= 0, path.utf8.count < capacity else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else { return nil }
  }

  deinit { close(descriptor) }
}
