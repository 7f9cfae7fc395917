import Foundation
import KataTestSupport
import Testing

@testable import KataTerminal

struct HistoryFileTests {
  private let folder: ScratchFolder
  private var file: URL { folder.url.appending(path: "state/history") }

  init() throws {
    folder = try ScratchFolder()
  }

  private func text() throws -> String { try folder.read("state/history") }

  @Test func keepsLinesForTheNextSession() throws {
    let history = HistoryFile(file: file)
    for line in ["check", "two\nlines \\n", "读 一课", "check"] { history.append(line) }
    #expect(history.entries == ["two\nlines \\n", "读 一课", "check"])
    #expect(HistoryFile(file: file).entries == history.entries)
    #expect(try text() == "check\ntwo\\nlines \\\\n\n读 一课\ncheck\n")
  }

  @Test func isForItsOwnerAlone() throws {
    HistoryFile(file: file).append("check")
    let facts = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(facts[.posixPermissions] as? Int == 0o600)
  }

  @Test(arguments: [
    " secret", "", "\tx", "\u{3000}x", "a\0b", String(repeating: "x", count: 20_000),
  ])
  func forgetsWhatIsNotToBeKept(line: String) throws {
    let history = HistoryFile(file: file)
    #expect(!history.append(line))
    #expect(try text().isEmpty)
  }

  @Test func mergesTwoSessionsInTheOrderOfTheirLines() {
    let (one, two) = (HistoryFile(file: file), HistoryFile(file: file))
    one.append("a")
    two.append("b")
    one.append("c")
    #expect(HistoryFile(file: file).entries == ["a", "b", "c"])
  }

  @Test func writesTheFileAnewWhenItHasGrown() throws {
    try folder.write((1...30).map { "line \($0 % 15)\n" }.joined(), to: "state/history")
    let history = HistoryFile(file: file, most: 10)
    #expect(history.entries == (5...14).map { "line \($0)" }.suffix(9) + ["line 0"])
    #expect(try text().split(separator: "\n").count == 10)
  }

  @Test func losesNothingWhileAnotherSessionWritesTheFileAnew() async throws {
    try folder.write(String(repeating: "old\n", count: 50), to: "state/history")
    let file = file
    await withTaskGroup(of: Void.self) { group in
      for session in 0..<4 {
        group.addTask {
          for number in 0..<20 {
            HistoryFile(file: file, most: 200).append("line \(session) \(number)")
          }
        }
      }
    }
    #expect(HistoryFile(file: file).entries.count == 81)
  }

  @Test func readsBrokenTextAsFarAsItIsText() throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data([0x61, 0xff, 0x0a, 0x00, 0x0a, 0x62, 0x5c, 0x78, 0x5c, 0x0a, 0x63]).write(to: file)
    #expect(HistoryFile(file: file).entries == ["a\u{fffd}", "b\\x", "c"])
  }

  @Test func tellsThatAFolderIsInTheWayAndGoesOn() throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let history = HistoryFile(file: file)
    #expect(history.errorText?.contains("is not a file") == true)
    #expect(history.append("check"))
    #expect(history.entries == ["check"])
  }

  @Test func doesNotWaitForTheOtherEndOfAPipe() throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(HistoryFile(file: file).errorText?.contains("is not a file") == true)
  }

  @Test func tellsThatItCannotBeWritten() {
    let history = HistoryFile(file: URL(filePath: "/proc/nowhere/history"))
    #expect(history.errorText?.contains("cannot be written") == true)
  }

  @Test func takesNothingIntoTheVoid() throws {
    let link = folder.url.appending(path: "void")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: URL(filePath: "/dev/null"))
    let history = HistoryFile(file: link)
    #expect(history.append("check"))
    #expect(history.errorText == nil)
  }
}
