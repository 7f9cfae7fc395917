import GreetingContract

/// What everybody reaches.
enum AppServices {
  // swift-format-ignore
  static var shared: GreetingServices!
}

/// Handed to whoever needs what everybody reaches.
final class Provider {
  var log: any EventLog { AppServices.shared.log }
}
