import ProfileContract
@_spi(Driving) import UIKit
import XCTest

/// How the form judges birth dates of long ago.
@MainActor final class AgeTests: XCTestCase {
  private static let problem = "Please check the birth date."

  /// A birth date of more than 120 years ago is a problem, and Save waits until it is put right.
  func testAsksToCheckABirthDateOfLongAgo() throws {
    let stage = try ProfileStage(for: self)
    let (limit, tooEarly) = stage.world.limits()
    try stage.enter(Day.text(tooEarly), into: .birthDate)
    try stage.shouldFind(Self.problem, after: .birthDate, "when the person would be over 120")
    try stage.shouldShow(
      Day.words(tooEarly), at: .birthday, "show in words also a birth date of long ago")
    try stage.enter(Day.text(limit), into: .birthDate)
    try stage.shouldFind(
      Wording.Problem.none, after: .birthDate, "when the person is 120 years old today")
  }

  /// A birth date of long ago goes before what is wrong with the e-mail address, and after a missing name.
  func testAsksInTheOrderOfTheFields() throws {
    let stage = try ProfileStage(for: self)
    try stage.enter(stage.world.values.word(), into: .email)
    try stage.enter(Day.text(stage.world.limits().tooEarly), into: .birthDate)
    try stage.shouldFind(
      Self.problem, after: .birthDate, "before the e-mail address without an @")
    try stage.enter("", into: .firstName)
    try stage.enter("", into: .lastName)
    try stage.shouldFind(Wording.Problem.name, after: .lastName, "when both names are empty")
  }

  /// A birth date of long ago that comes from elsewhere is a problem as well.
  func testJudgesABirthDateFromElsewhere() throws {
    let stage = try ProfileStage(for: self)
    stage.world.profile.birthDate = stage.world.limits().tooEarly
    try stage.shouldFind(
      Self.problem, after: .birthDate, "when the birth date was changed elsewhere")
  }
}

extension ProfileWorld {
  /// The day 120 years before today, and one before it.
  fileprivate func limits() -> (limit: Date, tooEarly: Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let limit = calendar.date(byAdding: .year, value: -120, to: today) ?? today
    return (limit, limit.addingTimeInterval(-Double(values.number(in: 1...900)) * 24 * 60 * 60))
  }
}
