extension AppearanceProperty {
  /// The properties of the classes that only the wide stand-in has.
  static let wide: [AppearanceProperty] = []
}
