import Foundation
import TodoContract

/// A store that answers when the suite says so.
@MainActor final class StoreFake: TodoStore {
  typealias FetchAnswer = Result<[TodoItem], any Error>
  typealias AddAnswer = Result<TodoItem, any Error>

  /// What it keeps.
  var items: [TodoItem] = []
  private let fetches = PendingRequests<Void, FetchAnswer>()
  private let additions = PendingRequests<Addition, AddAnswer>()

  /// An item that somebody wants kept.
  struct Addition: Equatable {
    var title: String
    var due: Date
  }

  func fetchItems(completion: @escaping (FetchAnswer) -> Void) {
    Effects.reportReading(.storage)
    fetches.ask((), completion: completion)
  }

  func addItem(title: String, due: Date, completion: @escaping (AddAnswer) -> Void) {
    Effects.report(.storage, "add", title, due.timeIntervalSince1970)
    additions.ask(Addition(title: title, due: due), completion: completion)
  }

  // MARK: - For the suites

  var openFetches: Int { fetches.open.count }
  var openAdditions: [Addition] { additions.open }
  var allAdditions: [Addition] { additions.all }

  /// Answers the oldest fetch with what is kept; does nothing if there is none.
  func answerFetch() { fetches.answer(.success(items)) }

  func failFetch() { fetches.answer(.failure(NoConnection())) }

  /// Keeps the item that waits, and says so.
  func answerAddition() {
    guard let addition = additions.open.first else { return }
    let id = (items.map(\.id).max() ?? 0) + 1
    let item = TodoItem(id: id, title: addition.title, due: addition.due, isDone: false)
    items.append(item)
    additions.answer(.success(item))
  }

  func failAddition() { additions.answer(.failure(NoConnection())) }

  private struct NoConnection: Error {}
}
