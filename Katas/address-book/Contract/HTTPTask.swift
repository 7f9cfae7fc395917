/// One request on its way.
public protocol HTTPTask: AnyObject {
  /// Sends the request.
  func resume()
  /// Gives the request up; its completion is not called any more.
  func cancel()
}
