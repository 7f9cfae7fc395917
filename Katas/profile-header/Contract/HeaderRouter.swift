/// MVVM and VIPER: navigates from the header to other screens.
public protocol HeaderRouter: AnyObject {
  /// Pushes the name editor; its Save button closes it and calls `onSave` with the text as it was typed.
  func showNameEditor(_ draft: NameDraft, onSave: @escaping (String) -> Void)
}
