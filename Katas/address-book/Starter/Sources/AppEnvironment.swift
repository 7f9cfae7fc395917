import AddressBookContract

/// Everything that everybody needs, from everywhere.
final class AppEnvironment {
  static let shared = AppEnvironment()

  var services: AddressServices?
  var isDebugMenuEnabled = false

  private init() {}
}
