/// VIPER: hears what the interactor found out.
public protocol GreetingInteractorOutput: AnyObject {
  /// The facts are these now; nobody was greeted by that.
  func factsDidChange(_ facts: GreetingFacts)
  /// The person was greeted, and the facts are these now.
  func didGreet(_ facts: GreetingFacts)
  /// A greeting was asked for and cannot be given.
  func didFail(_ failure: GreetingFailure)
}
