/// What the interactor reports, to whoever it is.
protocol CounterInteractorOutput: AnyObject {
  func countDidChange(to count: Int)
}
