/// VIPER: carries out what the screen is for, with the services, and knows nothing of how it looks.
public protocol GreetingInteractor: AnyObject {
  /// Hears the results. Hold it weakly: the output holds the interactor.
  var output: (any GreetingInteractorOutput)? { get set }

  /// Reports the facts as they are now, and from then on whenever they change.
  func start()
  /// Greets the person, who is fetched first if nobody is known yet.
  func greet(_ style: GreetingStyle)
  /// Takes over what stands in the nickname field.
  func rememberNickname(_ text: String)
  /// The profile is being opened.
  func recordProfileVisit()
}
