import AsyncContract
@_spi(Driving) import UIKit
import XCTest

/// Two requests at once, whose answers come in the wrong order.
@MainActor final class LatestAnswerTests: XCTestCase {
  private let role = Role.viewModel
  private let member = "search(_:)"

  private func searched(_ words: String...) throws -> (SearchFake, any SearchViewModel) {
    let server = SearchFake()
    let viewModel = try solution(as: (any SearchMVVM.Type).self).makeViewModel(search: server)
    for words in words { viewModel.search(words) }
    let asked = words.filter { !$0.isEmpty }
    try role.should("ask the server each time", on: member, expected: asked) {
      server.requests.all
    }
    return (server, viewModel)
  }

  /// The answer to what was asked first comes last, and does not replace the titles on show.
  func testLateAnswerDoesNotWin() throws {
    let (server, viewModel) = try searched("a", "ab")
    let titles = [seededValues().name()]
    server.answer(titles, at: 1)
    server.answer(["Late"])
    try role.should(
      "keep the titles for the words that were asked for last", on: member, expected: titles
    ) { viewModel.state.titles }
  }

  /// A failure of what was asked first neither clears the titles nor says anything.
  func testLateFailureDoesNotWin() throws {
    let (server, viewModel) = try searched("a", "ab")
    let titles = [seededValues().name()]
    server.answer(titles, at: 1)
    server.requests.answer(.failure(Unreachable()))
    try role.should("keep the titles", on: member, expected: titles) { viewModel.state.titles }
    try role.should("say nothing of the old failure", on: member, expected: "") {
      viewModel.state.message
    }
  }

  /// While the last answer is still to come, an older one ends nothing and shows nothing.
  func testStaysBusyUntilTheLastAnswer() throws {
    let (server, viewModel) = try searched("a", "ab")
    server.answer(["Early"])
    try role.should("still be loading", on: member, expected: true) { viewModel.state.isLoading }
    try role.should("show no old titles", on: member, expected: []) { viewModel.state.titles }
    server.answer(["Last"])
    try role.should("load no more", on: member, expected: false) { viewModel.state.isLoading }
    try role.should("show the last titles", on: member, expected: ["Last"]) {
      viewModel.state.titles
    }
  }

  /// An answer that comes after the field was emptied shows nothing.
  func testEmptiedFieldStaysEmpty() throws {
    let (server, viewModel) = try searched("a", "")
    server.answer(["Late"])
    try role.should("show nothing for an empty field", on: member, expected: []) {
      viewModel.state.titles
    }
  }

  /// Whoever searches for the same words again waits for the new answer, not for the old one.
  func testTellsRequestsApart() throws {
    let (server, viewModel) = try searched("a", "ab", "a")
    server.answer(["Old"])
    try role.should("show no answer to an older request", on: member, expected: []) {
      viewModel.state.titles
    }
    server.answer(["New"], at: 1)
    server.answer(["Between"])
    try role.should("show the answer to the last request", on: member, expected: ["New"]) {
      viewModel.state.titles
    }
  }
}
