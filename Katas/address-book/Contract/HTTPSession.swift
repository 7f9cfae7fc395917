import Foundation

/// Talks to the server, as `URLSession` does.
public protocol HTTPSession: AnyObject {
  /// Makes a task that does nothing until it is resumed.
  ///
  /// `completion` is called once, on the main actor: with data and status when an answer has come, with an error when
  /// none has. A status from 200 to 299 means that the server did what it was asked.
  func dataTask(
    with request: HTTPRequest,
    completion: @escaping (_ data: Data?, _ status: Int, _ error: (any Error)?) -> Void
  ) -> any HTTPTask
}
