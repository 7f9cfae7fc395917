import KataCore
import Testing

@testable import KataPipeline

struct TrapPlaceTests {
  private let files = ["Sources/P.swift", "Sources/a/Q.swift", "Sources/b/Q.swift"].map {
    SourceFile(path: RelativePath($0) ?? "x", text: "")
  }

  @Test func readsFileAndLine() {
    let place = TrapPlace(message: "App/P.swift:12: Fatal error: boom", files: files)
    #expect(place?.location == SourceLocation(path: "Sources/P.swift", line: 12, column: 1))
  }

  @Test(arguments: [
    "App/Q.swift:3: Fatal error: two files have this name", "Swift/Array.swift:692: Fatal error",
    "Fatal error: no place", "App/P.swift:x: Fatal error: y",
  ])
  func staysSilentWhenThePlaceIsNotTheLearnersForSure(message: String) {
    #expect(TrapPlace(message: message, files: files) == nil)
  }
}
