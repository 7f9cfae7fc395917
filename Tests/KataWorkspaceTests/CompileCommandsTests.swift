import Foundation
import KataCore
import KataWorkspace
import Testing

struct CompileCommandsTests {
  @Test func writesOnlyWhatIsNew() throws {
    let folder = try TestFolder()
    let workspace = Workspace(root: folder.root, kata: "greeting", version: 1, pattern: "mvp")
    func commands(_ argument: String) -> CompileCommands {
      CompileCommands([.init(directory: "/w", file: "/w/Sources/A.swift", arguments: [argument])])
    }
    #expect(try commands("swiftc").write(to: workspace))
    #expect(try !commands("swiftc").write(to: workspace))
    #expect(try commands("swift-frontend").write(to: workspace))
    let read = try JSONDecoder().decode(
      [CompileCommands.Entry].self, from: Data(contentsOf: folder.place("compile_commands.json")))
    #expect(read == commands("swift-frontend").entries)
    #expect(folder.files() == ["compile_commands.json"])
  }

  @Test func growsWithTheNumberOfFilesAndNotItsSquare() throws {
    let kata = try TestKata()
    let workspace = try kata.start()
    func size(of count: Int) throws -> Int {
      let files = try (0..<count).map {
        try #require(RelativePath("Sources/File\($0 + 1000).swift"))
      }
      try CompileCommands(for: files, of: workspace, arguments: ["swiftc", "-wmo"])
        .write(to: workspace)
      return try ["compile_commands.json", ".kata/sources.resp"].reduce(0) {
        $0 + (try kata.learner.text($1).utf8.count)
      }
    }
    let (small, large) = (try size(of: 50), try size(of: 200))
    #expect(large < small * 9 / 2)
  }

  @Test func quotesPathsInTheListOfSources() throws {
    let kata = try TestKata()
    let workspace = try kata.start()
    let path: RelativePath = #"Sources/a "b" \c.swift"#
    try CompileCommands(for: [path], of: workspace, arguments: ["swiftc"]).write(to: workspace)
    let root = workspace.root.path
    #expect(
      try kata.learner.text(".kata/sources.resp") == #""\#(root)/Sources/a \"b\" \\c.swift""# + "\n"
    )
  }

  @Test func leavesNothingBesideItAfterAKill() throws {
    let kata = try TestKata()
    let workspace = try kata.start()
    try MortalDisk.forEveryLifetime { mortal, _ in
      _ = try? CompileCommands([]).write(to: workspace, disk: mortal.disk)
      _ = try kata.store().take(.check)
      let leavings = try FileManager.default.contentsOfDirectory(atPath: workspace.root.path)
        .filter { $0.hasPrefix(".kata-aside") }
      #expect(leavings.isEmpty)
    }
  }
}
