import Foundation
import TodoContract

/// Keeps new items, as far as the form is concerned.
protocol ItemKeeping: AnyObject {
  func keep(_ title: String, on day: Date, completion: @escaping (_ isKept: Bool) -> Void)
}

/// What is coming up: the model of both screens, which know it by different protocols.
final class Agenda {
  /// Called with every change, and with nil where the items did not come.
  var didChange: (([UpcomingItem]?) -> Void)?

  private let services: TodoServices
  private var items: [TodoItem] = []

  init(services: TodoServices) {
    self.services = services
  }

  func open() {
    services.log.record("list_opened")
    fetch()
  }

  func fetch() {
    services.store.fetchItems { [weak self] result in
      guard let self else { return }
      guard let items = try? result.get() else {
        didChange?(nil)
        return
      }
      self.items = items
      report()
    }
  }

  private func report() {
    let rule = UpcomingRule(calendar: services.clock.calendar, now: services.clock.now)
    didChange?(rule.upcoming(among: items))
  }
}

extension Agenda: ItemKeeping {
  func keep(_ title: String, on day: Date, completion: @escaping (_ isKept: Bool) -> Void) {
    services.store.addItem(title: title, due: day) { [weak self] result in
      guard let self else { return }
      guard let item = try? result.get() else { return completion(false) }
      services.log.record("item_added")
      items.append(item)
      report()
      completion(true)
    }
  }
}
