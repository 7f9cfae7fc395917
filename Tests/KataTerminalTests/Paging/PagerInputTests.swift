import Glibc
import Testing

@testable import KataTerminal

/// Reads as a pager does.
@Suite(.timeLimit(.minutes(3))) struct PagerInputTests {
  init() {
    // As the program itself does: a reader that goes away is noticed by the failing write.
    StandardDescriptors.ensureOpen()
  }

  private let lines = (1...50).map { "line \($0)" }

  @Test func countsNothingThatNobodyHasTaken() throws {
    let input = try PagerInput(lines: lines, atOnce: 10, reader: "less")
    #expect(input.finish() == 0)
  }

  @Test func givesTheFirstScreenAtOnce() throws {
    let input = try PagerInput(lines: lines, atOnce: 10, reader: "less")
    #expect(read(input, 1) == lines.prefix(10).joined(separator: "\n") + "\n")
    #expect(input.finish() == 10)
  }

  @Test func givesTheRestALineAtATime() throws {
    let input = try PagerInput(lines: lines, atOnce: 10, reader: "less")
    #expect(read(input, 4).hasSuffix("line 13\n"))
    #expect(input.finish() == 13)
  }

  @Test func endsAfterTheLastLine() throws {
    let input = try PagerInput(lines: lines, atOnce: 10, reader: "less")
    #expect(read(input, 100) == lines.joined(separator: "\n") + "\n")
    #expect(input.finish() == 50)
  }

  @Test func countsOnlyWholeLines() throws {
    let input = try PagerInput(lines: lines, atOnce: 2, reader: "less")
    var bytes = [UInt8](repeating: 0, count: 10)
    // The first line and the beginning of the second.
    #expect(Glibc.read(input.readEnd, &bytes, 10) == 10)
    #expect(input.finish() == 1)
  }

  @Test func givesLinesThatAreLongerThanThePipe() throws {
    let long = [String](repeating: String(repeating: "长", count: 9000), count: 3)
    let input = try PagerInput(lines: long, atOnce: 1, reader: "less")
    #expect(read(input, 1000) == long.joined(separator: "\n") + "\n")
    #expect(input.finish() == 3)
  }

  @Test(arguments: [0, 5])
  func endsAtOnceWithoutLines(count: Int) throws {
    let input = try PagerInput(lines: [], atOnce: count, reader: "less")
    #expect(read(input, 1) == "")
    #expect(input.finish() == 0)
  }

  /// Reads up to so many times; each waits until there is something.
  private func read(_ input: PagerInput, _ times: Int) -> String {
    var text: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 8192)
    for _ in 0..<times {
      let count = Glibc.read(input.readEnd, &bytes, bytes.count)
      if count <= 0 { break }
      text += bytes.prefix(count)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
