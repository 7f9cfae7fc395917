import Foundation
import Testing

/// What an editor gets from SourceKit-LSP in a folder that `kata start` has just made.
@Suite(.lane) struct LanguageServerTests {
  @Test func completesUIKitAndTheContract() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting())
    let server = try await LanguageServer(opening: workspace.root, playground)
    let text = """
      import GreetingContract
      import UIKit

      enum Solution: GreetingScreen {
        static func makeScreen(services: GreetingServices) -> UIViewController {
          let label = UILabel()
          label.
          services.
          return GreetingViewController(services: services)
        }
      }

      """
    try await server.open("Sources/Solution.swift", text: text)
    let ofLabel = try await server.completions(
      2, in: "Sources/Solution.swift", line: 6, column: 10)
    #expect(ofLabel.contains { $0.hasPrefix("text") }, "\(ofLabel)")
    #expect(ofLabel.contains("text"))
    let ofServices = try await server.completions(
      3, in: "Sources/Solution.swift", line: 7, column: 13)
    #expect(ofServices.contains("feed"), "\(ofServices)")
    try await server.stop()
  }

  @Test(arguments: ["GreetingViewController", "ProfileViewController", "Solution"])
  func findsNothingWrongInTheStarter(_ name: String) async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting())
    let server = try await LanguageServer(opening: workspace.root, playground)
    let path = "Sources/\(name).swift"
    try await server.open(
      path, text: try String(contentsOf: workspace.file(path), encoding: .utf8))
    let problems = try await server.diagnostics(2, of: path)
    #expect(problems.isEmpty)
    try await server.stop()
  }

  @Test func knowsAFileThatACheckHasSeen() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting())
    let text = "import UIKit\n\nfinal class Extra: UIViewController {}\n"
    try Data(text.utf8).write(to: workspace.file("Sources/Extra.swift"))
    _ = try await playground.kata("check", in: workspace.root)
    let server = try await LanguageServer(opening: workspace.root, playground)
    try await server.open("Sources/Extra.swift", text: text)
    #expect(try await server.diagnostics(2, of: "Sources/Extra.swift").isEmpty)
    try await server.stop()
  }
}
