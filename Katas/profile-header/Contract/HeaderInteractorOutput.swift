/// VIPER: receives what the interactor found out.
public protocol HeaderInteractorOutput: AnyObject {
  /// The facts are these now.
  func factsDidChange(_ facts: HeaderFacts)
  /// Something was asked for and did not work; `factsDidChange` reports what is true after that.
  func didFail(_ failure: HeaderFailure)
}
