import Foundation
import PracticeHomeContract

/// How the page reads, as the brief has it.
enum Wording {
  static let loading = "Loading…"
  static let noSubjects = "Subjects could not be loaded."
  static let oldSubjects = "Subjects could not be refreshed."
  static let noActivities = "Activities could not be loaded."
  static let oldActivities = "Activities could not be refreshed."
  static let noneRunning = "No activities at the moment."

  static func caption(_ phase: Phase) -> String { "Open in \(school(phase))" }

  static func noneOpen(_ phase: Phase) -> String {
    "No subjects are open in \(school(phase)) yet."
  }

  static func school(_ phase: Phase) -> String { "\(phase.rawValue) school" }

  static func row(_ subject: Subject) -> String { "\(subject.name): \(progress(subject))" }

  static func progress(_ subject: Subject) -> String {
    if subject.exerciseCount == 0 { return "No exercises yet" }
    if subject.doneCount == subject.exerciseCount { return "All done" }
    let exercises = subject.exerciseCount == 1 ? "exercise" : "exercises"
    return "\(subject.doneCount) of \(subject.exerciseCount) \(exercises)"
  }

  static func row(_ activity: Activity, _ left: String) -> String {
    "\(activity.title): \(detail(activity, left))"
  }

  static func detail(_ activity: Activity, _ left: String) -> String {
    "Until \(formatter.string(from: activity.end)) · \(left)"
  }

  // Kept, because making one takes longer than most cases do.
  private static let formatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "MMMM d"
    return formatter
  }()
}
