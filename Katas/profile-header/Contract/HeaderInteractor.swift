/// VIPER: carries out what the screen is for, with the services, and knows nothing of how it looks.
public protocol HeaderInteractor: AnyObject {
  /// Receives the results. Hold it weakly: the output holds the interactor.
  var output: (any HeaderInteractorOutput)? { get set }

  /// Reports what is stored, and loads the user.
  func start()
  /// Loads the user again.
  func refresh()
  /// Follows the user, or no longer follows them.
  func toggleFollow()
  /// Gives the user the name that was typed, or takes the name away when it is blank.
  func rename(to text: String)
}
