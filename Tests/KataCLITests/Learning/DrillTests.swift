import Foundation
import KataCLI
import KataTestSupport
import Testing

/// Drills and reviews, as far as no compiler is needed.
struct DrillTests {
  private let world: World

  init() throws {
    world = try World()
  }

  private func file(_ path: String) throws -> String {
    try String(contentsOf: world.folder.url.appending(path: path), encoding: .utf8)
  }

  @Test func listsDrillsBelowTheirLessons() async throws {
    #expect(await world.run("drills") == .done)
    let text = world.answer()
    let lesson = try #require(text.range(of: "MVVM"))
    let drill = try #require(text.range(of: "username"))
    #expect(lesson.lowerBound < drill.lowerBound)
    #expect(text.contains("8 min"))
    #expect(await world.run("katas") == .done)
    #expect(!world.answer().contains("username"))
  }

  @Test func tellsTheSameWithoutSigns() async {
    #expect(await world.run("drills", "--plain") == .done)
    let text = world.answer()
    #expect(text.contains("username: User name (8 min, not begun)"))
    #expect(text.allSatisfy { $0.isASCII })
  }

  @Test func beginsADrillInAFolderOfItsNameAndShowsItsBrief() async throws {
    #expect(await world.run("drill", "username") == .done)
    let text = world.answer()
    #expect(text.contains("Started the drill \"User name\": username"))
    #expect(text.contains("One way in"))
    #expect(try file("username/Sources/Solution.swift").contains("UsernameScreen"))
  }

  @Test func beginsTheFirstDrillOfTheCourseWithoutAName() async {
    #expect(await world.run("drill") == .done)
    #expect(world.answer().contains("Started the drill"))
  }

  @Test func saysWhereADrillWasBegunBefore() async throws {
    _ = await world.run("drill", "username")
    _ = world.answer()
    #expect(await world.run("drill", "username") == .done)
    #expect(world.answer().contains("cd username && kata check"))
  }

  @Test func leavesAFolderAloneThatHoldsSomethingElse() async throws {
    let place = world.folder.url.appending(path: "username")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: place.appending(path: "notes.txt"))
    #expect(await world.run("drill", "username") != .done)
    #expect(try file("username/notes.txt") == "mine")
    #expect(await world.run("drill", "username", "other") == .done)
    #expect(try file("other/Sources/Solution.swift").contains("UsernameScreen"))
  }

  @Test func startsADrillWithoutAPattern() async throws {
    #expect(await world.run("start", "username") == .done)
    #expect(try file("username/Sources/Solution.swift").contains("UsernameScreen"))
    #expect(await world.run("start", "cell", "mine") == .done)
    #expect(try file("mine/Sources/Solution.swift").contains("FeeScreen"))
  }

  @Test(arguments: [("usrname", "`username`"), ("greeting", "kata start greeting mvp")])
  func namesWhatWasMeant(name: String, words: String) async {
    #expect(await world.run("drill", name) != .done)
    #expect(world.errors.text.contains(words))
  }

  @Test func tellsTheBriefInChinese() async {
    var world = world
    world.environment = ["KATA_LANG": "zh"]
    #expect(await world.run("drill", "username") == .done)
    #expect(world.answer().contains("一个出口"))
  }

  @Test func beginsAReviewWithOneMistakeInTheReference() async throws {
    #expect(await world.run("review", "username", "--give-up") == .done)
    #expect(world.answer().contains("username-mvvm-review-1"))
    let sources = try file("username-mvvm-review-1/Sources/NameModel.swift")
    #expect(sources.contains("weak var label: UILabel?"))
    // The folder does not say what is wrong.
    #expect(try !file("username-mvvm-review-1/.kata/workspace.json").contains("sets-label"))
  }

  @Test func reviewsNothingThatHasNotPassedUntilOneGivesUp() async throws {
    #expect(await world.run("review", "username") == .usage)
    #expect(world.errors.text.contains("User name has not passed yet"))
    #expect(world.errors.text.contains("`kata review username mvvm --give-up`"))
    #expect(await world.run("review", "greeting") == .usage)
    #expect(world.errors.text.contains("Which pattern?"))
    #expect(await world.run("review", "username", "--give-up") == .done)
    #expect(world.answer().contains("a finished solution of the drill \"User name\", and"))
    _ = await world.run("progress", "--json")
    #expect(world.answer().contains("\"gaveUp\" : true"))
  }

  @Test func goesBackToTheMistakeAndNotToTheStarter() async throws {
    _ = await world.run("review", "username", "--give-up")
    let path = "username-mvvm-review-1/Sources/NameModel.swift"
    let begun = try file(path)
    try Data("// nothing".utf8).write(to: world.folder.url.appending(path: path))
    #expect(await world.run("reset", "--yes", in: "username-mvvm-review-1") == .done)
    #expect(try file(path) == begun)
    #expect(await world.run("update", in: "username-mvvm-review-1") == .done)
    #expect(try file(path) == begun)
  }

  @Test func reviewsAKataInThePatternThatIsAskedFor() async throws {
    #expect(await world.run("review", "greeting", "viper", "--give-up") == .done)
    #expect(world.answer().contains("greeting-viper-review-1"))
    #expect(await world.run("review", "greeting", "mvx") != .done)
    #expect(world.errors.text.contains("no pattern named `mvx`"))
  }
}
