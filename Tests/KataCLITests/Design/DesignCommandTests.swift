import Foundation
import KataCLI
import KataTestSupport
import Testing

/// Commands about designs, as far as they need no compiler.
struct DesignCommandTests {
  private let world: World
  private var folder: ScratchFolder { world.folder }

  init() throws {
    world = try World()
  }

  private let controller = """
    import UIKit
    final class TeaViewController: UIViewController {
      override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .white }
    }
    """

  private func kata(_ more: String = "") throws {
    try folder.write(
      """
      {"schema":"kata/kata/v1","id":"tea","version":1,"titles":{"en":"Tea","zh-Hans":"茶"},
       "contract":"TeaContract","patterns":[
         {"id":"mvp","title":"MVP","folder":"MVP","seam":"TeaMVP"},
         {"id":"viper","title":"VIPER","folder":"VIPER","seam":"TeaVIPER"}]\(more)}
      """, to: "katas/tea/kata.json")
    try folder.write("public protocol TeaMVP {}\n", to: "katas/tea/Contract/TeaMVP.swift")
  }

  private func anchors() throws {
    let values = """
      {"starter":{"distribution":0.1,"testability":0,"easeOfUse":0.9},
       "reference":{"distribution":0.42,"testability":0.8,"easeOfUse":0.6}}
      """
    try folder.write(
      #"{"schema":"kata/anchors/v1","patterns":{"mvp":\#(values),"viper":\#(values)}}"#,
      to: "katas/tea/Scores.json")
  }

  private func workspace() throws {
    try kata()
    try folder.write(
      #"{"schema":"kata/workspace/v1","kata":"tea","version":1,"pattern":"mvp","files":{}}"#,
      to: "w/.kata/workspace.json")
    try folder.write(controller, to: "w/Sources/TeaViewController.swift")
  }

  @Test func contractHasWhatNoSeamNames() async throws {
    try workspace()
    try folder.write("public struct Leaf {}\n", to: "katas/tea/Contract/Leaf.swift")
    try folder.write("public protocol TeaVIPER {}\n", to: "katas/tea/Contract/TeaVIPER.swift")
    #expect(await world.run("contract", "--katas", "../katas", in: "w") == .done)
    #expect(world.answer() == "public protocol TeaMVP {}\n\npublic struct Leaf {}\n")
  }

  @Test func contractTakesAKataAndAPattern() async throws {
    try kata()
    #expect(await world.run("contract", "tea", "mvp", "--katas", "katas") == .done)
    #expect(world.answer().contains("TeaMVP"))
    #expect(await world.run("contract", "tea", "--katas", "katas") == .done)
    #expect(world.answer().contains("TeaMVP"))
    #expect(await world.run("contract", "tea", "TeaMVC", "--katas", "katas") == .usage)
    #expect(world.errors.text.contains("Did you mean `TeaMVP`?"))
  }

  @Test func lintReadsAnyFolder() async throws {
    try folder.write(controller, to: "App/TeaViewController.swift")
    #expect(await world.run("lint", "App") == .done)
    #expect(world.answer().contains("1 file"))
    #expect(await world.run("lint", "App", "--json") == .done)
    let object = try JSONSerialization.jsonObject(with: Data(world.answer().utf8))
    let document = try #require(object as? [String: Any])
    #expect(document["schema"] as? String == "kata/lint/v1")
    #expect(document["files"] as? Int == 1)
  }

  @Test func lintReadsThisFolderWhenNoneIsNamed() async throws {
    try folder.write(controller, to: "App/TeaViewController.swift")
    #expect(await world.run("lint", in: "App") == .done)
    #expect(world.answer().contains("1 file"))
  }

  @Test func lintTellsPathsFromTheCurrentFolder() async throws {
    try folder.write("final class {\n", to: "App/Broken.swift")
    #expect(await world.run("lint", "../App", in: "Elsewhere") == .done)
    #expect(world.errors.text.contains("paths are those below"))
    #expect(world.answer().contains("Broken.swift"))
    #expect(await world.run("lint", "App") == .done)
    #expect(world.answer().contains("App/Broken.swift"))
  }

  @Test func lintSuggestsTheNearestPathAndPattern() async throws {
    try folder.write(controller, to: "App/TeaViewController.swift")
    #expect(await world.run("lint", "Ap") == .usage)
    #expect(world.errors.text.contains("Did you mean `App`?"))
    #expect(await world.run("lint", "App", "--pattern", "vipr") == .usage)
    #expect(world.errors.text.contains("Did you mean `viper`?"))
  }

  @Test func lintWritesItsAnswerToAFile() async throws {
    try folder.write(controller, to: "App/TeaViewController.swift")
    #expect(await world.run("lint", "App", "--format", "sarif", "-o", "out/a.sarif") == .done)
    #expect(world.answer().isEmpty)
    #expect(try folder.read("out/a.sarif").contains("2.1.0"))
  }

  @Test func graphShowsTypesWithoutACompiler() async throws {
    try workspace()
    #expect(await world.run("graph", "w", "--katas", "katas") == .done)
    #expect(world.answer().contains("Tea · MVP · types"))
    #expect(await world.run("graph", "w", "--katas", "katas", "--svg", "g.svg") == .done)
    #expect(world.answer() == "Wrote g.svg.\n")
    #expect(try folder.read("g.svg").contains("<svg"))
    #expect(await world.run("graph", "w", "--katas", "katas", "--dot", "-") == .done)
    #expect(world.answer().hasPrefix("digraph"))
  }

  @Test func compareSetsTheReferencesBesideTheStarter() async throws {
    try kata()
    try anchors()
    #expect(await world.run("compare", "--kata", "tea", "--katas", "katas") == .done)
    let all = world.answer()
    for words in ["the starter", "MVP, the reference", "VIPER, the reference", "0.42"] {
      #expect(all.contains(words), "\(all)")
    }
    #expect(await world.run("compare", "viper", "--kata", "tea", "--katas", "katas") == .done)
    #expect(!world.answer().contains("MVP, the reference"))
  }

  @Test func compareSaysWhatItCannotCompare() async throws {
    try kata()
    #expect(await world.run("compare", "--kata", "tea", "--katas", "katas") == .done)
    #expect(world.answer().contains("no measured references"))
    #expect(await world.run("compare", "vipr", "--kata", "tea", "--katas", "katas") == .usage)
    #expect(world.errors.text.contains("Did you mean `viper`?"))
  }

  @Test(arguments: [
    (["--min-ease", "101"], "between 0 and 100"),
    (["--no-scores", "--min-distribution", "5"], "leaves nothing"),
  ])
  func checkRefusesThresholdsThatMakeNoSense(options: [String], words: String) async {
    #expect(await world.run(["check"] + options, in: "") == .usage)
    #expect(world.errors.text.contains(words))
  }

  @Test func anchorsLeaveTheProgramsOwnKatasAlone() async {
    #expect(await world.run("dev", "anchors", "greeting") == .usage)
    #expect(world.errors.text.contains("--katas Katas"))
  }

  @Test func helpHasAGroupForDesign() async {
    #expect(await world.run("help") == .done)
    let help = world.answer()
    for name in ["score", "compare", "graph", "lint"] { #expect(help.contains("  \(name) ")) }
  }
}
