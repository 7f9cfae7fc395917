import KataCore
import Testing

@testable import KataPipeline

struct LongControllerTests {
  private let long = LongController(of: [
    SourceFile(
      path: "Sources/A.swift",
      text: "import UIKit\nfinal class Screen: UIViewController {\n  let other: Screen\n}\n")
  ])

  @Test func isAsLongAsAMassiveController() {
    #expect((2900...3000).contains(long.file.text.split(separator: "\n").count))
  }

  @Test func isOneControllerWithMembersOfManyNames() {
    let text = long.file.text
    #expect(text.matches(of: /class (\w+)/).map(\.1) == ["Screen"])
    #expect(text.contains("extension Screen {\n  let other2: Screen\n"))
    let names = text.matches(of: /let (\w+)/).map(\.1)
    #expect(names.count > 500)
    #expect(Set(names).count == names.count)
  }
}
