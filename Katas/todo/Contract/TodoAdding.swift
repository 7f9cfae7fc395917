import Foundation

/// Keeps new items.
public protocol TodoAdding: AnyObject {
  /// Keeps an item that is due on the day of `due`.
  ///
  /// `completion` is called once, on the main actor, with the item as it was kept.
  func addItem(
    title: String, due: Date, completion: @escaping (Result<TodoItem, any Error>) -> Void)
}
