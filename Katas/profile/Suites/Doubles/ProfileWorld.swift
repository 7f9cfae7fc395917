import Foundation
import ProfileContract
import XCTest

/// Everything around one form: the profile of somebody made up, and the services.
@MainActor struct ProfileWorld {
  let values: SeededValues
  let server = ServerFake()
  let today: Date
  let profile = Profile()

  init(for test: XCTestCase) {
    self.init(values: test.seededValues())
  }

  init(values: SeededValues) {
    self.values = values
    today = Day.date(values.number(in: 2024...2029), values.number(in: 1...12), 14)
    for field in SimpleField.all {
      profile[keyPath: field.text] = text(for: field.field)
    }
    profile.birthDate = day()
  }

  var services: ProfileServices { ProfileServices(server: server, today: today) }

  /// A text that a field may hold, which nothing is wrong with.
  func text(for field: ProfileField) -> String {
    switch field {
    case .salutation: values.pick(["Dr.", "Prof.", "Ms.", "Mr."]) + " " + values.name()
    case .birthDate: Day.text(day())
    case .email: "\(values.word())@example.org"
    case .phone, .postalCode: "\(values.number(in: 10_000...99_999)) \(values.number(in: 1...9))"
    default: values.name()
    }
  }

  /// A day of the last century, and by its date one that two digits are needed for.
  func day() -> Date {
    Day.date(
      values.number(in: 1930...1999), values.number(in: 1...12), values.number(in: 10...28))
  }

  /// Texts that are no day, nor become one while they are typed: a word, half a day, and one of no calendar.
  func noDays() -> [String] {
    let year = values.number(in: 1930...1999)
    return values.shuffled([values.word(), "\(year)-0", "\(year)-\(values.number(in: 13...19))-01"])
  }
}
