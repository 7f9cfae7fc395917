/// What the presenter tells the screen.
protocol CounterView: AnyObject {
  func show(_ text: String)
}
