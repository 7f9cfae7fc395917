/// Reads the items that are kept.
public protocol TodoReading: AnyObject {
  /// Calls `completion` once, on the main actor, with all items in no particular order of days.
  func fetchItems(completion: @escaping (Result<[TodoItem], any Error>) -> Void)
}
