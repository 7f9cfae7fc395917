/// What the form can do, with or without a screen.
protocol AddItemInteracting: AnyObject {
  /// Begins with today.
  func begin()
  func chooseEarlierDay()
  func chooseLaterDay()
  /// Saves an item that is due on the chosen day, if it has a title.
  func add(title: String)
}
