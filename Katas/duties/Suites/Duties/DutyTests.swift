import DutiesContract
import XCTest

/// Which method has which duty.
///
/// Titles and ids name the method and no duty: they are read before an answer is given.
@MainActor final class DutyTests: XCTestCase {
  /// The answer for `arrange` is right.
  func testAnswersArrange() throws {
    try should("arrange", have: .layout)
  }

  /// The answer for `fetch` is right.
  func testAnswersFetch() throws {
    try should("fetch", have: .networking)
  }

  /// The answer for `place` is right.
  func testAnswersPlace() throws {
    try should("place", have: .processing)
  }

  /// The answer for `keep` is right.
  func testAnswersKeep() throws {
    try should("keep", have: .storage)
  }

  /// The answer for `note` is right.
  func testAnswersNote() throws {
    try should("note", have: .logging)
  }

  /// The answer for `leave` is right.
  func testAnswersLeave() throws {
    try should("leave", have: .navigation)
  }

  /// The answer for `didTapButton` is right.
  func testAnswersDidTapButton() throws {
    try should("didTapButton", have: .viewEvents)
  }

  /// The answer for `parcelMoved` is right.
  func testAnswersParcelMoved() throws {
    try should("parcelMoved", have: .modelEvents)
  }

  private func should(_ method: String, have duty: Duty) throws {
    let solution = try solution(as: (any DutyAnswers.Type).self)
    let answer = solution.duties[method]
    if answer == duty { return }
    // What is right is for the hints to say.
    let isDecided = answer.map { $0 != .undecided } ?? false
    throw Failure(
      should: "The duty of `\(method)` should be found.",
      expected: isDecided
        ? "another of the eight, whatever the method's name sounds like" : "one of the eight",
      actual: answer.map { "`.\($0.rawValue)`" } ?? "there is no answer for `\(method)`",
      types: ["Solution"], place: "Solution.duties")
  }
}
