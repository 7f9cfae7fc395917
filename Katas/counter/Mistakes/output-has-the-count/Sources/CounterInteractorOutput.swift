/// What the interactor reports, to whoever it is.
protocol CounterInteractorOutput: AnyObject {
  var count: Int { get set }
}
