import KataCore
import Testing

@testable import KataBuilding

struct CompilerStackTests {
  private let sources = [
    SourceFile(path: "Sources/A.swift", text: "let a = 1\nlet b = f()\n"),
    SourceFile(path: "Sources/B.swift", text: "let c = 1\n"),
  ]

  private func stack(_ entries: String...) -> CompilerStack {
    let lead = ["Sources/B.swift:1:1: warning: unused", "Stack dump:", "0.\tArguments: B.swift"]
    let lines = lead + entries
    return CompilerStack(sources: sources, text: lines.map { $0 + "\n" }.joined())
  }

  @Test func namesTheInnermostPlaceInTheLearnersFiles() {
    let stack = stack(
      "3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file \"Sources/A.swift\")",
      "4.\tWhile type-checking statement at [Sources/A.swift:1:10 - line:2:1] RangeText=\"{",
      "  let x = Sources/B.swift:1:1", "\"",
      "5.\tWhile type-checking declaration 0x1 (at Sources/A.swift:2:3)",
      "6.\tWhile evaluating request At(unknown.(file).f()@/kit/Contract.swift:1:6)")
    #expect(stack.location == SourceLocation(path: "Sources/A.swift", line: 2, column: 3))
    #expect(stack.crash.excerpt == "let b = f()")
  }

  @Test func namesTheFileWhereNoLineIsKnown() {
    let stack = stack(
      "3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file \"Sources/A.swift\")")
    #expect(stack.location == SourceLocation(path: "Sources/A.swift", line: 1, column: 1))
  }

  @Test func knowsNoPlaceWithoutADump() {
    let text = "7.\tWhile type-checking (at Sources/A.swift:2:3)\n"
    #expect(CompilerStack(sources: sources, text: text).location == nil)
  }

  @Test func saysWhatTheCompilerHadFoundBeforeItWasStopped() {
    let stack = stack("5.\tWhile type-checking declaration 0x1 (at Sources/A.swift:2:3)")
    let earlier = Finding(
      id: "compiler", summary: "too complex",
      location: SourceLocation(path: "Sources/A.swift", line: 1, column: 1))
    let same = Finding(
      id: "compiler", summary: "too complex",
      location: SourceLocation(path: "Sources/A.swift", line: 2, column: 9))
    #expect(ids(stack.stop(.totalTime, [])) == ["compiler.slow"])
    #expect(ids(stack.stop(.totalTime, [earlier])) == ["compiler", "compiler.slow"])
    #expect(ids(stack.stop(.totalTime, [same])) == ["compiler"])
  }

  private func ids(_ outcome: BuildOutcome) -> [String]? {
    guard case .stopped(_, let findings) = outcome else { return nil }
    return findings.map(\.id)
  }
}
