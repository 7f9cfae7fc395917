import Foundation
import TodoContract

/// What the form shows, each part of it bound by itself.
final class AgendaFormModel {
  let day = Bound("")
  let isEarlierEnabled = Bound(false)
  let isSaveEnabled = Bound(true)
  let error = Bound<String?>(nil)

  private let keeper: any ItemKeeping
  private let clock: any TodoClock
  private let close: () -> Void
  private let wording: AddItemWording
  private var date: Date

  init(keeper: any ItemKeeping, clock: any TodoClock, close: @escaping () -> Void) {
    self.keeper = keeper
    self.clock = clock
    self.close = close
    wording = AddItemWording(days: DayWording(timeZone: clock.calendar.timeZone))
    date = clock.calendar.startOfDay(for: clock.now)
    showDay()
  }

  func move(byDays days: Int) {
    date = clock.calendar.date(byAdding: .day, value: days, to: date) ?? date
    showDay()
  }

  func cancel() { close() }

  func save(title: String) {
    let title = title.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty else {
      error.value = wording.noTitle
      return
    }
    error.value = nil
    isSaveEnabled.value = false
    keeper.keep(title, on: date) { [weak self] isKept in self?.finish(isKept) }
  }

  private func finish(_ isKept: Bool) {
    guard !isKept else { return close() }
    isSaveEnabled.value = true
    error.value = wording.notSaved
  }

  private func showDay() {
    let today = clock.calendar.startOfDay(for: clock.now)
    let days = clock.calendar.dateComponents([.day], from: today, to: date).day ?? 0
    day.value = wording.text(for: date, daysFromToday: days)
    isEarlierEnabled.value = days > 0
  }
}
