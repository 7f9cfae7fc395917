import Foundation
import KataTestSupport
import Testing

@testable import KataCLI

struct BenchRecordsTests {
  @Test func areReadAsTenThousandAttempts() async throws {
    var world = try World()
    world.environment["XDG_DATA_HOME"] = world.folder.url.path
    try BenchRecords(
      kata: "greeting", patterns: ["mvp", "mvvm", "viper"],
      now: Date(timeIntervalSince1970: 1_800_000_000)
    ).write(in: world.folder.url.appending(path: "kata"), workspace: world.folder.url)
    #expect(await world.run("progress", "--json") == .done)
    let counts = world.answer().matches(of: /"attempts" : (\d+)/).compactMap { Int($0.output.1) }
    #expect(counts.reduce(0, +) == 10_000)
  }
}
