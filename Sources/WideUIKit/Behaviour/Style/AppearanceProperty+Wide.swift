extension AppearanceProperty {
  /// The properties of the classes that only the wide stand-in has.
  static let wide = [
    AppearanceProperty(\UITabBar.barTintColor) { $0 == nil },
    AppearanceProperty(\UITabBar.unselectedItemTintColor) { $0 == nil },
    AppearanceProperty(\UIToolbar.barTintColor) { $0 == nil },
    AppearanceProperty(\UISearchBar.barTintColor) { $0 == nil },
    AppearanceProperty(\UITextView.font) { $0 == nil },
    AppearanceProperty(\UITextView.textColor) { $0 == nil },
    AppearanceProperty(\UITableView.separatorColor) { $0 == nil },
  ]
}
