/// What the interactor reports, to whoever it is.
protocol CounterInteractorOutput: AnyObject {
  func setCount(_ count: Int)
  func updateView()
}
