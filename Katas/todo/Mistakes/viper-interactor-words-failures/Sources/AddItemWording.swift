/// How the form reads.
struct AddItemWording {
  let days: DayWording

  func text(for day: ChosenDay) -> String {
    switch day.daysFromToday {
    case 0: "Today"
    case 1: "Tomorrow"
    default: days.date(of: day.date)
    }
  }
}
