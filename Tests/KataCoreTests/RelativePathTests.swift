import Foundation
import KataCore
import Testing

struct RelativePathTests {
  @Test(arguments: ["Sources/A.swift", "a", "a b/ö.swift", "..a/b"])
  func takesPathsInsideTheFolder(text: String) {
    #expect(RelativePath(text)?.description == text)
  }

  @Test(arguments: ["", "/a", "a/../b", "..", "./a", "a//b", "a/", "a\nb", "a\u{7f}"])
  func refusesWhatLeadsElsewhere(text: String) {
    #expect(RelativePath(text) == nil)
  }

  @Test func refusesTheSameInJSON() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([RelativePath].self, from: Data(#"["../a"]"#.utf8))
    }
  }
}
