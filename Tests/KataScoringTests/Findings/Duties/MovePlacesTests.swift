import KataCore
import Testing

/// Where lines are told to go: each to one place, and none that only draws.
struct MovePlacesTests {
  private static func moves(_ pattern: String) throws -> [DesignFinding] {
    try GreetingProgram.starter(pattern: pattern).findings.filter { $0.rule == .misplacedDuty }
  }

  private static func line(_ words: String) throws -> Int {
    let text = try #require(
      try GreetingProgram.starter(pattern: "mvp").files["GreetingViewController.swift"])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(words) }) + 1
  }

  /// The moves that take a line of the starter with them.
  private static func moves(of words: String, _ pattern: String) throws -> [DesignFinding] {
    let line = try line(words)
    return try moves(pattern).filter { $0.locations.contains { $0.line == line } }
  }

  @Test(arguments: ["mvp", "mvvm", "viper"])
  func sendsNoLineToTwoPlaces(pattern: String) throws {
    let lines = try Self.moves(pattern).flatMap { $0.locations.map(\.line) }
    #expect(lines.count == Set(lines).count)
  }

  @Test(arguments: ["mvp", "mvvm", "viper"])
  func sendsAnAlertToTheRouterWithItsTexts(pattern: String) throws {
    let moves = try Self.moves(of: "let alert = UIAlertController(", pattern)
    #expect(moves.map(\.home) == [.router])
  }

  @Test(arguments: ["mvp", "mvvm", "viper"])
  func leavesWhatOnlyDrawsToTheView(pattern: String) throws {
    #expect(try Self.moves(of: "if isLoading {", pattern) == [])
  }

  @Test(arguments: [("mvp", Role.presenter), ("mvvm", .viewModel), ("viper", .interactor)])
  func namesTheFeed(pattern: String, home: Role) throws {
    let moves = try Self.moves(of: "services.feed.subscribe", pattern)
    #expect(moves.map(\.home) == [home])
    #expect(moves.first?.responsibilities.contains(.observing) == true)
  }

  @Test(arguments: ["isGreetingShown = true", "switch count {"])
  func keepsWhatIsShownAndTheChoiceOfWordsFromTheInteractor(words: String) throws {
    #expect(try Self.moves(of: words, "viper").map(\.home) == [.presenter])
  }

  @Test(arguments: [("mvp", Role.service), ("mvvm", .service), ("viper", .interactor)])
  func sendsTheReadingOfAnAnswerWithItsRequest(pattern: String, home: Role) throws {
    let moves = try Self.moves(of: "decoder.decode(PersonResponse.self", pattern)
    #expect(moves.map(\.home) == [home])
  }
}
