import AsyncContract
@_spi(Driving) import UIKit
import XCTest

/// The screen as a person uses it, with one answer after the other.
@MainActor final class SearchBehaviourTests: XCTestCase {
  /// The screen says that it is searching, and then shows the titles.
  func testShowsWhatIsFound() throws {
    let (server, stage) = try typed("a")
    try stage.shouldShow("Searching", at: "message", "say that it is searching")
    let titles = [seededValues().name(), "Emma"]
    server.answer(titles)
    try stage.shouldShow(titles.joined(separator: ", "), at: "titles", "show the titles")
    try stage.shouldShow("", at: "message", "say nothing once titles are found")
  }

  /// The screen says when nothing is found, and when there is no connection.
  func testSaysWhenThereIsNothingToShow() throws {
    let (server, stage) = try typed("a")
    server.answer([])
    try stage.shouldShow("Nothing found", at: "message", "say that nothing was found")
    try stage.driver.type("b", into: "words")
    server.requests.answer(.failure(Unreachable()))
    try stage.shouldShow("No connection", at: "message", "say that there is no connection")
  }

  private func typed(_ words: String) throws -> (SearchFake, Stage) {
    let server = SearchFake()
    let solution = try solution(as: (any SearchMVVM.Type).self)
    let stage = Stage(solution.makeScreen(search: server))
    try stage.driver.type(words, into: "words")
    try Role.screen.should("ask the server", expected: [words]) { server.requests.all }
    return (server, stage)
  }
}
