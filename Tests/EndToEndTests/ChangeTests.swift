import Foundation
import Testing

/// A change request from its requirement to what it has cost, in a kata as `kata dev new` makes it.
@Suite(.lane) struct ChangeTests {
  private let playground: Playground
  private let workspace: URL

  init() async throws {
    playground = try Playground()
    workspace = playground.folder.appending(path: "work")
    _ = try await playground.kata("dev", "new", "tea-timer", playground.folder.path)
    _ = try await kata("start", "tea-timer", "mvp", workspace.path, in: playground.folder)
  }

  private func kata(_ arguments: String..., in folder: URL? = nil) async throws -> Finished {
    let spawn = playground.spawn(
      arguments, in: folder ?? workspace, environment: ["KATA_KATAS": playground.folder.path])
    return try await Child(spawn).finish()
  }

  /// Puts shipped files into the workspace.
  private func take(_ place: String) throws {
    let folder = playground.folder.appending(path: "tea-timer/\(place)/Sources")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let target = workspace.appending(path: "Sources/\(name)")
      try? FileManager.default.removeItem(at: target)
      try FileManager.default.copyItem(at: folder.appending(path: name), to: target)
    }
  }

  @Test func comesOnceTheKataHolds() async throws {
    let early = try await kata("change")
    #expect(early.status == 64, "\(early.all)")
    #expect(early.errorText.contains("comes once the kata holds"))
    try take("Solutions/MVP")
    let unchecked = try await kata("change")
    #expect(unchecked.status == 64, "These files have not passed yet.")
    #expect(try await kata("check").status == 0)
    #expect(try await kata("next").text.contains("kata change"))
    let begun = try await kata("change")
    #expect(begun.status == 0, "\(begun.all)")
    #expect(begun.text.contains("From 100 on"))
    #expect(try await kata("next").text.contains("Make the change"))
  }

  @Test func saysWhatItHasCost() async throws {
    try take("Solutions/MVP")
    _ = try await kata("check")
    _ = try await kata("change")
    let before = try await kata("check")
    #expect(before.status == 1, "\(before.all)")
    #expect(before.text.contains("✗ Change     0 of 2"))
    #expect(before.text.contains("2 new cases of the change do not hold yet"))
    #expect(!before.text.contains("touched"))
    try take("Changes/many/Solutions/MVP")
    let after = try await kata("check")
    #expect(after.status == 0, "\(after.all)")
    #expect(after.text.contains("MVP, yours          touched 1 of 3 types, 30 tokens"))
    #expect(after.text.contains("the starter         touched 1 of 2 types, 26 tokens"))
    #expect(after.text.contains("Measured by the first check that passed"))
    let solution = workspace.appending(path: "Sources/Solution.swift")
    try Data((String(contentsOf: solution, encoding: .utf8) + "\nstruct Later {}\n").utf8).write(
      to: solution)
    #expect(try await !kata("check").text.contains("touched"), "Once is enough.")
    #expect(try await kata("change").text.contains("is made"))
    let json = try await kata("check", "--json", "--no-scores").text
    let report = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let change = report?["change"] as? [String: Any]
    #expect(change?["tokens"] as? Int == 30)
    #expect(try await SchemaCheck().problems(about: json, playground) == "[[]]")
  }

  @Test func isNotThereForAKataWithoutOne() async throws {
    let drill = playground.folder.appending(path: "cell")
    _ = try await kata("drill", "cell", in: playground.folder)
    let none = try await kata("change", in: drill)
    #expect(none.status == 64, "\(none.all)")
    #expect(none.errorText.contains("has no change request"))
  }
}
