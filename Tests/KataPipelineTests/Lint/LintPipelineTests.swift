import Foundation
import KataCore
import KataPipeline
import Testing

struct LintPipelineTests {
  private let type = "final class A { func a() -> Int { 1 } }\n"

  private func read(_ folder: LintFolder, _ paths: String...) throws -> StaticReading {
    try LintPipeline().reading(of: paths.map(folder.at), folder: folder.url)
  }

  @Test func readsWhatLiesBelowAFolder() throws {
    let folder = try LintFolder(["App/A.swift": type, "App/Deep/B.swift": type, "C.txt": "no"])
    #expect(try read(folder, "").files == 2)
    #expect(try read(folder, "App/A.swift").files == 1)
  }

  @Test(arguments: [
    ".build/A.swift", ".hidden/A.swift", "Pods/A.swift", "App/Carthage/A.swift",
    "DerivedData/A.swift", "Package.swift", "R.generated.swift", "Try.playground/A.swift",
  ])
  func leavesOutWhatNobodyDesigned(path: String) throws {
    let folder = try LintFolder([path: type, "B.swift": type])
    #expect(try read(folder, "").files == 1)
    // Whoever names it wants it read.
    #expect(try read(folder, path).files == 1)
  }

  @Test(arguments: ["import XCTest", "  import Testing", "@testable import App"])
  func leavesOutTests(line: String) throws {
    let folder = try LintFolder(["T.swift": "\(line)\n\(type)", "B.swift": type])
    #expect(try read(folder, "").files == (line.hasPrefix(" ") ? 2 : 1))
    #expect(try read(folder, "T.swift").files == 1)
  }

  @Test func readsWhatIsNamedTwiceOnce() throws {
    let folder = try LintFolder(["App/A.swift": type])
    try folder.link("Again.swift", to: "App/A.swift")
    #expect(try read(folder, "", "App", "App/A.swift").files == 1)
  }

  @Test func goesNotInCircles() throws {
    let folder = try LintFolder(["App/A.swift": type])
    try folder.link("App/Up", to: "..")
    try folder.link("Self.swift", to: "Self.swift")
    let reading = try read(folder, "")
    #expect(reading.files == 1)
    #expect(reading.skipped.map(\.path) == ["Self.swift"])
  }

  @Test func namesWhatItCannotRead() throws {
    let folder = try LintFolder(["A.swift": type, "Zero.swift": "let a = \"\0\"\n"])
    try folder.write(Data([0x6c, 0xff, 0xfe]), to: "Latin.swift")
    try folder.write(Data(repeating: 0x20, count: 1 << 20 + 1), to: "Large.swift")
    try folder.link("Lost.swift", to: "nowhere.swift")
    let skipped = try read(folder, "").skipped
    #expect(
      skipped == [
        .init(path: "Large.swift", location: nil, reason: .tooLarge),
        .init(path: "Latin.swift", location: nil, reason: .notText),
        .init(path: "Lost.swift", location: nil, reason: .unreadable),
        .init(path: "Zero.swift", location: nil, reason: .notText),
      ])
  }

  @Test func suggestsTheNearestName() throws {
    let folder = try LintFolder(["Sources/A.swift": type])
    let error = try #require(throws: PipelineError.self) { try read(folder, "Source") }
    #expect("\(error)".contains("Did you mean `Sources`?"))
    guard case .misnamed = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func refusesWhatIsNoSwift() throws {
    let folder = try LintFolder(["A.txt": type])
    #expect(throws: PipelineError.self) { try read(folder, "A.txt") }
    let error = try #require(throws: PipelineError.self) { try read(folder, "") }
    #expect("\(error)".contains("no Swift file"))
  }

  @Test func tellsPathsFromTheFolderThatHoldsAll() throws {
    let folder = try LintFolder(["One/A.swift": type, "Two/B.swift": type])
    let lint = LintPipeline()
    let here = folder.at("One")
    #expect(lint.base(of: [folder.at("One/A.swift")], folder: here).path == here.path)
    #expect(lint.base(of: [folder.at("Two")], folder: here).path == folder.at("Two").path)
    #expect(
      lint.base(of: [folder.at("One"), folder.at("Two/B.swift")], folder: here).path
        == folder.url.path)
  }

  @Test(.timeLimit(.minutes(2))) func readsThousandsOfGenerations() throws {
    let classes = (1...2000).map { "class A\($0): A\($0 - 1) { func f\($0)() { f\($0 - 1)() } }\n" }
      .joined()
    let folder = try LintFolder(["Chain.swift": "class A0: UIViewController {}\n" + classes])
    let reading = try read(folder, "")
    #expect(reading.types.count == 2001)
    let near = reading.types.prefix(90)
    #expect(near.allSatisfy { $0.role == near[0].role }, "Those near the first are controllers.")
  }

  @Test(.timeLimit(.minutes(2))) func readsThousandsOfTypesThatHoldEachOther() throws {
    let types = (0..<2000).map { "final class A\($0) { let next: A\(($0 + 1) % 2000)? = nil }\n" }
    let folder = try LintFolder(["Ring.swift": types.joined()])
    #expect(try read(folder, "").types.count == 2000)
  }

  @Test func readsNamesThatDifferInTheirUnicodeFormOnly() throws {
    let texts = ["\u{e9}", "e\u{301}"].map { letter in
      """
      protocol P\(letter) { func run\(letter)() }
      final class Q\(letter): P\(letter) {
        var a\(letter) = 1
        func run\(letter)() { a\(letter) += 1 }
      }
      func free\(letter)() -> Int { 1 }

      """
    }
    let apart = try LintFolder(["One.swift": texts[0], "Two.swift": texts[1]])
    #expect(try read(apart, "").files == 2)
    // A dictionary takes the two paths for one.
    let together = try LintFolder(["Caf\u{e9}.swift": texts[0]])
    try together.write(Data(texts.joined().utf8), to: "Cafe\u{301}.swift")
    #expect(try read(together, "").files == 2)
  }

  @Test func stopsWhenItIsCancelled() async throws {
    let folder = try LintFolder(["A.swift": type])
    let reading = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try read(folder, "")
    }
    await #expect(throws: CancellationError.self) { try await reading.value }
  }
}
