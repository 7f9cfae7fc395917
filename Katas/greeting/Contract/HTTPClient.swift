import Foundation

/// Fetches data from the server.
public protocol HTTPClient: AnyObject {
  /// Asks for `path`, and calls `completion` once, on the main actor, when the answer is there.
  func get(_ path: String, completion: @escaping (Result<Data, any Error>) -> Void)
}
