/// A property that a view takes over from the object that stands for its class.
@MainActor
struct AppearanceProperty {
  /// Gives a view the value of the object, where the program has set that and not the view's own.
  let take: (_ view: UIView, _ stand: UIView) -> Void

  /// - Parameter isUsual: Whether a value is the one that the property has before anybody sets it.
  init<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, isUsual: @escaping (Value) -> Bool
  ) {
    take = { view, stand in
      guard let view = view as? View, let stand = stand as? View else { return }
      let value = stand[keyPath: path]
      if !isUsual(value), isUsual(view[keyPath: path]) { view[keyPath: path] = value }
    }
  }

  /// The properties of the classes that both stand-ins have.
  static let narrow = [
    AppearanceProperty(\UIView.backgroundColor) { $0 == nil },
    AppearanceProperty(\UIView.ownTintColor) { $0 == nil },
    AppearanceProperty(\UILabel.font) { $0 == .systemFont(ofSize: 17) },
    AppearanceProperty(\UILabel.textColor) { $0 == .label },
    AppearanceProperty(\UITextField.font) { $0 == nil },
    AppearanceProperty(\UITextField.textColor) { $0 == nil },
    AppearanceProperty(\UISwitch.onTintColor) { $0 == nil },
    AppearanceProperty(\UINavigationBar.barTintColor) { $0 == nil },
    AppearanceProperty(\UINavigationBar.titleTextAttributes) { $0 == nil },
    AppearanceProperty(\UINavigationBar.largeTitleTextAttributes) { $0 == nil },
  ]
}
