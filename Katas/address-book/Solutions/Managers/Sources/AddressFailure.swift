/// Why the server could not help.
enum AddressFailure: Error {
  case connection
  case server(status: Int)
  case data

  /// What statistics call it.
  var reason: String {
    switch self {
    case .connection: "connection"
    case .server: "server"
    case .data: "data"
    }
  }
}
