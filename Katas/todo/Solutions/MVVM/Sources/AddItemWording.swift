import Foundation

/// How the form reads.
struct AddItemWording {
  let days: DayWording
  let noTitle = "Please say what is to be done."
  let notSaved = "The item could not be saved."

  func text(for day: Date, daysFromToday: Int) -> String {
    switch daysFromToday {
    case 0: "Today"
    case 1: "Tomorrow"
    default: days.date(of: day)
    }
  }
}
