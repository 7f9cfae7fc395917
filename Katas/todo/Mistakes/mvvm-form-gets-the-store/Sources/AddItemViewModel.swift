import Foundation
import TodoContract

/// What the form shows, and what can be done in it.
final class AddItemViewModel {
  /// Called with every new state.
  var stateDidChange: ((AddItemState) -> Void)?

  private(set) var state = AddItemState() {
    didSet { stateDidChange?(state) }
  }

  private let store: any TodoStore
  private let clock: any TodoClock
  private let log: any EventLog
  private let router: any AddItemRouting
  private let didAdd: () -> Void
  private let wording: AddItemWording
  private var daysFromToday = 0

  init(
    store: any TodoStore, clock: any TodoClock, log: any EventLog, router: any AddItemRouting,
    didAdd: @escaping () -> Void
  ) {
    self.store = store
    self.clock = clock
    self.log = log
    self.router = router
    self.didAdd = didAdd
    wording = AddItemWording(days: DayWording(timeZone: clock.calendar.timeZone))
    choose(0)
  }

  func chooseEarlierDay() { choose(daysFromToday - 1) }

  func chooseLaterDay() { choose(daysFromToday + 1) }

  func cancel() { router.closeForm() }

  func save(title: String) {
    let title = title.trimmingCharacters(in: .whitespaces)
    state.error = title.isEmpty ? wording.noTitle : nil
    guard !title.isEmpty else { return }
    state.isSaveEnabled = false
    store.addItem(title: title, due: day) { [weak self] result in self?.take(result) }
  }

  private func take(_ result: Result<TodoItem, any Error>) {
    switch result {
    case .success:
      log.record("item_added")
      router.closeForm()
      didAdd()
    case .failure:
      state.isSaveEnabled = true
      state.error = wording.notSaved
    }
  }

  private func choose(_ days: Int) {
    daysFromToday = max(0, days)
    state.day = wording.text(for: day, daysFromToday: daysFromToday)
    state.isEarlierEnabled = daysFromToday > 0
  }

  private var day: Date {
    let today = clock.calendar.startOfDay(for: clock.now)
    return clock.calendar.date(byAdding: .day, value: daysFromToday, to: today) ?? today
  }
}
