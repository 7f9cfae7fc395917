import DutiesContract
import XCTest

/// Which method has which duty.
@MainActor final class DutyTests: XCTestCase {
  /// The duty of the method that lays the views out is found.
  func testFindsTheLayout() throws {
    try should("arrange", have: .layout)
  }

  /// The duty of the method that asks the server is found.
  func testFindsTheNetworking() throws {
    try should("fetch", have: .networking)
  }

  /// The duty of the method that turns data into a text is found.
  func testFindsTheProcessing() throws {
    try should("place", have: .processing)
  }

  /// The duty of the method that keeps something for the next launch is found.
  func testFindsTheStorage() throws {
    try should("keep", have: .storage)
  }

  /// The duty of the method that records what happened is found.
  func testFindsTheLogging() throws {
    try should("note", have: .logging)
  }

  /// The duty of the method that leads to another screen is found.
  func testFindsTheNavigation() throws {
    try should("leave", have: .navigation)
  }

  /// The duty of the method that receives what somebody does is found.
  func testFindsTheViewEvents() throws {
    try should("didTapButton", have: .viewEvents)
  }

  /// The duty of the method that receives what changes elsewhere is found.
  func testFindsTheModelEvents() throws {
    try should("parcelMoved", have: .modelEvents)
  }

  private func should(_ method: String, have duty: Duty) throws {
    let solution = try solution(as: (any DutyAnswers.Type).self)
    let answer = solution.duties[method]
    if answer == duty { return }
    // What is right is for the hints to say.
    let said = answer.map { $0 == .undecided ? "undecided" : "`.\($0.rawValue)`" }
    throw Failure(
      role: Role(title: "answer", seam: "DutyAnswers"), member: "duties",
      should: "The duty of `\(method)` should be found.",
      expected: "one of the eight, whatever the method's name sounds like",
      actual: said ?? "there is no answer for `\(method)`", types: ["Solution"],
      place: "ParcelViewController.\(method)")
  }
}
