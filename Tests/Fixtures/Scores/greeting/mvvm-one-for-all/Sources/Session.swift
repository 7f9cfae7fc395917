import GreetingContract

/// What everybody needs.
final class Session {
  static let shared = Session()
  var services: GreetingServices?
}
