/// Finds books by words of their titles.
public protocol BookSearch: AnyObject {
  /// Asks the server, and calls `completion` once, on the main actor, when the answer is there.
  ///
  /// Answers come in any order.
  func find(_ words: String, completion: @escaping (Result<[String], any Error>) -> Void)
}
