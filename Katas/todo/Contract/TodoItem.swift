import Foundation

/// Something to do, with the day on which it is due: the entity of this kata.
nonisolated public struct TodoItem: Equatable, Sendable {
  /// The number under which the store knows the item.
  public var id: Int
  /// What is to be done.
  public var title: String
  /// Some time of the day on which the item is due.
  public var due: Date
  /// Whether it has been done.
  public var isDone: Bool

  /// Makes an item from all parts.
  public init(id: Int, title: String, due: Date, isDone: Bool) {
    self.id = id
    self.title = title
    self.due = due
    self.isDone = isDone
  }
}
