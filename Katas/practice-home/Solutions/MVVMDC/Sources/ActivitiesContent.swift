import Foundation
import PracticeHomeContract

/// The view model of the activities view.
struct ActivitiesContent: ActivitiesViewModel {
  let rows: [HomeRow]
  let message: String

  init(_ data: PromotionsData) {
    rows = (data.activities ?? []).map { activity in
      let left = Self.timeLeft(from: data.now, to: activity.end)
      return HomeRow(
        id: activity.id, title: activity.title,
        detail: "Until \(Self.day(activity.end)) · \(left)")
    }
    message = Self.message(data)
  }

  private static func message(_ data: PromotionsData) -> String {
    switch (data.activities, data.hasFailed) {
    case (nil, true): "Activities could not be loaded."
    case (_, true): "Activities could not be refreshed."
    case (nil, false): "Loading…"
    case (let activities?, false): activities.isEmpty ? "No activities at the moment." : ""
    }
  }

  /// Hours on the last day, days before that, both rounded up.
  private static func timeLeft(from now: Date, to end: Date) -> String {
    let seconds = end.timeIntervalSince(now)
    let hours = Int((seconds / 3600).rounded(.up))
    if hours < 24 { return hours == 1 ? "1 hour left" : "\(hours) hours left" }
    let days = Int((seconds / 86_400).rounded(.up))
    return days == 1 ? "1 day left" : "\(days) days left"
  }

  private static func day(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "MMMM d"
    return formatter.string(from: date)
  }
}
