import KataCore
import KataSyntax
import Testing

/// Doubles for protocols that tests see by an import.
struct MockContractTests {
  private let files = [
    SourceFile(
      path: "Contract/Store.swift",
      text: "public protocol Store: Reading {\n  func add(_ name: String)\n}"),
    SourceFile(
      path: "Contract/Reading.swift",
      text: "import Foundation\n\npublic protocol Reading: AnyObject {\n  func fetch() -> [Date]\n}"
    ),
  ]

  private func contract(_ names: Set<String> = []) -> MockContract {
    MockContract(module: "ListContract", files: files, names: names)
  }

  @Test func writesWhatIsNamedAndImportsItsModule() {
    let mocks = MockFile(of: [], testing: "App", contract: contract(["Store"]))
    #expect(mocks.protocols == ["Store"])
    #expect(mocks.findings == [])
    for line in ["@testable import App", "import Foundation", "import ListContract"] {
      #expect(mocks.text.contains("\n\(line)\n"), "\(mocks.text)")
    }
    #expect(mocks.text.contains("func fetch()") && mocks.text.contains("func add("))
    #expect(mocks.text.hasPrefix("// Test doubles written by `kata mocks` from ListContract."))
  }

  @Test func letsOtherProtocolsInheritFromIt() {
    let own = SourceFile(path: "Sources/Full.swift", text: "protocol Full: Store {}")
    let mocks = MockFile(of: [own], contract: contract())
    #expect(mocks.protocols == ["Full"])
    #expect(mocks.findings == [])
    #expect(mocks.text.contains("import ListContract") && !mocks.text.contains("MockStore"))
  }
}
