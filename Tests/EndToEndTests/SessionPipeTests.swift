import Foundation
import Testing

/// Sessions that nobody types in: scripts, pipes that end early, and bytes that are no commands.
@Suite(.lane) struct SessionPipeTests {
  @Test func runsAScriptAndEndsAsItsLastCommand() async throws {
    let good = try await script("next\nchekc\nlessons\n")
    #expect(good.status == 0, "\(good.all)")
    #expect(good.text.hasPrefix("Read \""))
    #expect(good.text.contains("Lessons"))
    #expect(good.errorText.contains("`check`"))
    #expect(!good.text.contains("Welcome") && !good.text.contains("❯"), "\(good.text)")
    let bad = try await script("next\nchekc\n")
    #expect(bad.status == 64, "\(bad.all)")
  }

  @Test func stopsAScriptWhereItLeaves() async throws {
    let run = try await script("next\nquit\nlessons\n")
    #expect(run.status == 0, "\(run.all)")
    #expect(!run.text.contains("Lessons"))
  }

  @Test func startsAndChecksInAScript() async throws {
    let run = try await script("start greeting mvp\ncheck --json\n")
    #expect(run.status == 1, "\(run.all)")
    #expect(run.text.contains("\"verdict\""), "\(run.text)")
  }

  @Test func takesALastLineWithoutItsEnd() async throws {
    let run = try await script("lessons\nnext")
    #expect(run.status == 0, "\(run.all)")
    #expect(run.text.hasSuffix("\n") && run.text.components(separatedBy: "Read \"").count == 3)
  }

  @Test(arguments: ["", "\n", "\n\n   \n"])
  func saysWhatItIsToSomebodyWhoSaysNothing(_ text: String) async throws {
    let run = try await script(text)
    #expect(run.status == 0, "\(run.all)")
    #expect(!text.isEmpty || run.text.contains("kata help"), "\(run.text)")
  }

  @Test func livesWithoutStandardInput() async throws {
    let playground = try Playground()
    let run = try await playground.kata(input: .closed)
    #expect(run.status == 0, "\(run.all)")
  }

  @Test(
    arguments: [
      ("malformed UTF-8", [0xff, 0xfe, 0x20, 0xc3, 0x28]), ("NUL", [0x6e, 0x00, 0x65]),
      ("an escape", [0x1b, 0x5b, 0x32, 0x4a, 0x9b, 0x31, 0x6d]),
      ("a bell in quotes", [0x22, 0x07, 0x22]), ("CR", [0x78, 0x0d, 0x0d, 0x79]),
    ] as [(String, [UInt8])])
  func refusesALineOf(_ what: String, _ bytes: [UInt8]) async throws {
    let playground = try Playground()
    _ = try playground.write(bytes + Array("\nnext\n".utf8), to: "script.txt")
    let run = try await playground.shell("kata < script.txt")
    #expect(run.status == 0, "\(run.all)")
    #expect(run.text.hasPrefix("Read \""), "The line after it runs: \(run.all)")
    #expect(run.errorText.contains("There is no command"), "\(run.all)")
    #expect(CleanText(run.output + run.errors).offences.isEmpty)
  }

  @Test func takesLinesThatEndAsOnWindows() async throws {
    let run = try await script("next\r\nlessons\r\n")
    #expect(run.status == 0, "\(run.all)")
    #expect(run.text.contains("Lessons"))
  }

  @Test func shortensALineOfAMegabyte() async throws {
    let playground = try Playground()
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    _ = try playground.write(line + Array("\nnext\n".utf8), to: "script.txt")
    let run = try await playground.shell("kata < script.txt")
    #expect(run.status == 0, "\(run.text) \(run.errorText.prefix(200))")
    #expect(run.text.hasPrefix("Read \""))
    #expect(run.errors.count < 2_000, "The answer has \(run.errors.count) bytes.")
  }

  @Test func stopsWhenNobodyReadsTheAnswers() async throws {
    let playground = try Playground()
    let run = try await playground.shell("yes help | kata | head -1; echo \"${PIPESTATUS[1]}\"")
    #expect(run.text.split(separator: "\n").count == 2, "\(run.all)")
    #expect(run.errorText.isEmpty, "\(run.errorText)")
    let status = run.text.split(separator: "\n").last.flatMap { Int($0) }
    #expect(status == 0 || status == 141, "\(run.text)")
  }

  @Test(arguments: ["lessons", "progress", "read why", "katas", "help", "completions bash"])
  func isQuietWhenTheReaderHasSeenEnough(_ command: String) async throws {
    let playground = try Playground()
    let run = try await playground.shell(
      "kata \(command) | head -1 >/dev/null; kata \(command) | true")
    #expect(run.errorText.isEmpty, "\(run.errorText)")
  }

  @Test func asksNoQuestionsInAPipe() async throws {
    let run = try await script("read why\nnext\n")
    #expect(run.status == 0, "\(run.all)")
    #expect(run.text.contains("Answers"), "\(run.text)")
    #expect(!run.text.contains("Your answer"))
  }

  private func script(_ text: String) async throws -> Finished {
    let playground = try Playground()
    _ = try playground.write(Array(text.utf8), to: "script.txt")
    return try await playground.shell("kata < script.txt")
  }
}
