import Foundation
import Testing

/// `kata show`: the screen as text, of files and of starters.
@Suite(.lane) struct ShowTests {
  private static let states = [
    "mvp": ["opened", "loading", "offline"], "mvvm": ["remembered", "greeted", "unreadable"],
    "viper": ["formal", "chinese", "profile"],
  ]

  /// A reference looks as the starter does, which is what refactoring means; each pattern shows a third of the states.
  @Test(arguments: states.keys.sorted())
  func showsAReferenceAsTheStarter(pattern: String) async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting(pattern), solved: true)
    for state in try #require(Self.states[pattern]) {
      let own = try await playground.kata(
        "show", "--state", state, "--outline", in: workspace.root)
      let starter = try await playground.kata(
        "show", "--starter", "--state", state, "--outline", in: workspace.root)
      #expect(own.status == 0 && starter.status == 0, "\(own.all) \(starter.all)")
      #expect(own.text == starter.text, "\(state)")
      #expect(own.errorText.isEmpty, "\(own.errorText)")
    }
  }

  @Test(arguments: [40, 80])
  func drawsAsWideAsIsAskedFor(width: Int) async throws {
    let playground = try Playground()
    for state in ["chinese", "offline"] {
      let shown = try await playground.kata(
        "show", "--kata", "greeting", "--state", state, "--width", "\(width)")
      #expect(shown.status == 0, "\(shown.all)")
      let lines = shown.text.split(separator: "\n")
      #expect(lines.count > 8)
      for line in lines {
        let columns = line.unicodeScalars.reduce(0) { $0 + CellWidth.of($1) }
        #expect(columns == width, "\(line)")
      }
    }
  }

  @Test func writesAPictureAndWords() async throws {
    let playground = try Playground()
    let svg = try await playground.kata(
      "show", "--kata", "greeting", "--state", "offline", "--svg", "-")
    #expect(svg.text.hasPrefix("<svg ") && svg.text.contains("Nobody to greet"))
    let words = try await playground.kata(
      "show", "--kata", "greeting", "--state", "loading", "--plain", "--lang", "zh")
    #expect(words.text.contains("Profile，按钮，不可用"))
  }

  @Test func namesTheStatesThatThereAre() async throws {
    let playground = try Playground()
    let wrong = try await playground.kata("show", "--kata", "greeting", "--state", "offlin")
    #expect(wrong.status == 64)
    #expect(wrong.errorText.contains("Did you mean offline?"))
    let list = try await playground.kata("show", "--kata", "greeting", "--states")
    #expect(Self.states.values.joined().allSatisfy { list.text.contains($0) })
  }

  @Test func reportsFilesThatDoNotBuildAndProgramsThatStop() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting(), solved: true)
    let file = workspace.file("Sources/GreetingScreenPresenter.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(
      text.replacing(
        "  func viewIsReady() {", with: "  func viewIsReady() {\n    print([1][counter])\n"
      ).replacing("  private weak var view", with: "  let counter = 7\n  private weak var view")
        .utf8
    ).write(to: file)
    let crash = try await playground.kata("show", in: workspace.root)
    #expect(crash.status == 1)
    #expect(crash.text.contains("Fatal error: Index out of"), "\(crash.all)")
    #expect(crash.text.contains("GreetingScreenPresenter.swift:"), "\(crash.all)")
    try Data("let broken: Int = \"\"\n".utf8).write(to: workspace.file("Sources/Broken.swift"))
    let broken = try await playground.kata("show", in: workspace.root)
    #expect(broken.status == 1)
    #expect(broken.text.contains("Broken.swift:1"), "\(broken.all)")
    #expect(playground.survivors.isEmpty)
  }
}
