import GreetingContract

/// What everybody reaches.
enum AppServices {
  // swift-format-ignore
  static var shared: GreetingServices!
}
