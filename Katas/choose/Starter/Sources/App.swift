import LibraryContract

// LIB-3: the screens need the services, and this was quick.
class App {
  static let shared = App()

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var services: LibraryServices!
}
