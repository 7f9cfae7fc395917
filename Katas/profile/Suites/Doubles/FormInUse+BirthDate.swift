import Foundation
import ProfileContract

extension FormInUse {
  private var entering: String? { member(entering: .birthDate) }

  /// Fails the case unless a birth date that is typed is in the profile and shown in words.
  func shouldReadTheBirthDate() throws {
    try shouldTake(world.day(), "which was typed")
    try enter("", into: .birthDate)
    try shouldHave(nil, "have no birth date in the profile once the field is empty")
    try shouldShow("", at: .birthday, on: entering, "show no birth date once there is none")
    try shouldTake(world.day(), "which was typed into the empty field")
  }

  private func shouldTake(_ day: Date, _ which: String) throws {
    try enter(Day.text(day), into: .birthDate)
    try shouldHave(day, "have the birth date in the profile \(which)")
    try shouldShow(
      Day.words(day), at: .birthday, on: entering, "show the birth date in words \(which)")
  }

  private func shouldHave(_ day: Date?, _ what: String) throws {
    try role.should(what, on: entering, expected: day.map(Day.text)) {
      world.profile.birthDate.map(Day.text)
    }
  }

  /// Fails the case unless a text stays in the field as it is typed, be it a day or not.
  func shouldKeepWhatIsTyped() throws {
    let day = world.day()
    let text = Day.text(day)
    for part in [text.dropLast(3), text.dropLast(), text.dropLast(0)] {
      try enter(String(part), into: .birthDate)
      try shouldLeave(String(part), "rewrite a birth date while it is typed")
    }
    for noDay in world.noDays() {
      try enter(noDay, into: .birthDate)
      try shouldHave(day, "keep the former birth date while the text is no day")
      world.profile.city = world.values.name()
      try shouldLeave(noDay, "overwrite the text when something else of the profile changes")
    }
  }

  private func shouldLeave(_ text: String, _ what: String) throws {
    try role.shouldNot(what, on: entering, expected: text) { try shown(.birthDate) }
  }

  /// Fails the case unless a birth date that is changed elsewhere is shown, whatever was typed before.
  func shouldFollowTheBirthDate() throws {
    try shouldShow(
      world.profile.text(of: .birthDate), at: .birthDate, "begin with the profile's birth date")
    let day = world.day()
    try shouldFollow(day, "")
    try enter(world.values.word(), into: .birthDate)
    try shouldFollow(Day.after(day), "in place of what was typed")
    try shouldFollow(day, "when the former one comes back")
    try shouldShow(
      Wording.Problem.none, at: .problem, "find nothing wrong with a birth date from elsewhere")
    try shouldFollow(nil, "when it is removed")
  }

  private func shouldFollow(_ day: Date?, _ occasion: String) throws {
    world.profile.birthDate = day
    let what = ["show the birth date that the profile got elsewhere", occasion]
      .filter { !$0.isEmpty }.joined(separator: " ")
    try shouldShow(day.map(Day.text) ?? "", at: .birthDate, what)
    try shouldShow(day.map(Day.words) ?? "", at: .birthday, "\(what), also in words")
  }
}
