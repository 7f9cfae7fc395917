import Foundation

/// Talks to the server.
public protocol HTTPClient: AnyObject {
  /// Sends a request, and calls `completion` once, on the main actor, when the answer is there.
  ///
  /// Answers may come in another order than the requests were sent in.
  func send(
    _ method: HTTPMethod, _ path: String, body: [String: String],
    completion: @escaping (Result<Data, any Error>) -> Void)
}
