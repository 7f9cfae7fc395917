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
