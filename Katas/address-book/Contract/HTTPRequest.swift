import Foundation

/// A question to the server.
nonisolated public struct HTTPRequest: Equatable, Sendable {
  /// `GET`, `POST`, `PUT` or `DELETE`.
  public var method: String
  /// Such as `/addresses/7`.
  public var path: String
  /// JSON, nil where there is nothing to send.
  public var body: Data?

  /// Makes a request; most have no body.
  public init(method: String = "GET", path: String, body: Data? = nil) {
    self.method = method
    self.path = path
    self.body = body
  }
}
