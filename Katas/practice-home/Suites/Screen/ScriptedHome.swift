import Foundation
import PracticeHomeContract

/// What the scripted server answers.
@MainActor enum ScriptedHome {
  static let subjects = [
    Subject(id: 1, name: "Algebra", phases: [.middle, .high], exerciseCount: 30, doneCount: 12),
    Subject(id: 2, name: "English", phases: [.middle], exerciseCount: 24, doneCount: 24),
    Subject(id: 3, name: "Physics", phases: [.middle, .high], exerciseCount: 0, doneCount: 0),
    Subject(id: 4, name: "Chemistry", phases: [.high], exerciseCount: 40, doneCount: 3),
  ]

  static let promotions = Promotions(
    banner: Banner(id: 1, title: "Your first lesson is free"),
    activities: [
      activity(1, "Winter marathon", hours: 6 * 24 + 5), activity(2, "Quiz of the day", hours: 7),
    ])

  static let chineseSubjects = [
    Subject(id: 1, name: "代数", phases: [.middle], exerciseCount: 30, doneCount: 12),
    Subject(id: 2, name: "英语", phases: [.middle], exerciseCount: 24, doneCount: 24),
  ]

  static let chinesePromotions = Promotions(
    banner: Banner(id: 1, title: "第一课免费"),
    activities: [activity(1, "寒假马拉松", hours: 6 * 24 + 5)])

  private static func activity(_ id: Int, _ title: String, hours: Double) -> Activity {
    let now = Date(timeIntervalSince1970: 1_795_770_000)
    return Activity(id: id, title: title, start: now - 86_400, end: now + hours * 3600)
  }
}
