extension ScreenDriver {
  /// Taps the button that empties a field.
  public func clear(_ name: String) throws {
    guard case .view(let field as UITextField) = try usable(name), field.clear() else {
      throw DrivingError.notInteractive(name: name)
    }
    settle()
  }
}
