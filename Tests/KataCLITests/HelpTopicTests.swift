import Foundation
import KataTestSupport
import Testing

@testable import KataCLI

struct HelpTopicTests {
  private static let manifest = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Package.swift").standardizedFileURL

  @Test(arguments: HelpTopic.allCases)
  func helpPrintsTheTopicAsItIs(_ topic: HelpTopic) async throws {
    let world = try World()
    #expect(await world.run("help", topic.rawValue) == .done)
    #expect(world.answer() == topic.text)
    #expect(world.errors.text.isEmpty)
  }

  @Test func aTopicIsNoCommand() async throws {
    let world = try World()
    #expect(await world.run("ci") == .usage)
    #expect(world.errors.text.contains("There is no command `ci`"))
  }

  @Test func theGeneralHelpNamesTheTopic() async throws {
    let world = try World()
    #expect(await world.run("help") == .done)
    #expect(world.answer().contains("`kata help ci`"))
  }

  @Test func bothRecipesInstallWhatTheManifestNeeds() throws {
    let manifest = try String(contentsOf: Self.manifest, encoding: .utf8)
    let needed = manifest.matches(of: /\.apt\(\[(.+?)\]\)/).flatMap {
      $0.output.1.matches(of: /[\w-]+/).map { String($0.output) }
    }
    #expect(!needed.isEmpty)
    let lists = HelpTopic.ci.text.matches(of: /apt-get install -y((?:\s+[a-z][\w-]*)+)/)
    #expect(lists.count == 2)
    for list in lists {
      let installed = Set(list.output.1.split(whereSeparator: \.isWhitespace).map(String.init))
      #expect(installed.isSuperset(of: needed + ["bubblewrap", "libsqlite3-dev", "pkg-config"]))
    }
  }

  @Test(arguments: HelpTopic.allCases)
  func noLineIsWiderThanATerminal(_ topic: HelpTopic) {
    let widest = topic.text.split(separator: "\n").map(\.count).max() ?? 0
    #expect((1...80).contains(widest))
  }
}
