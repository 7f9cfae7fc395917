import GreetingContract

protocol GreetingScreenViewProtocol: AnyObject {
  func say(_ text: String)
}

protocol GreetingScreenInteractorProtocol: AnyObject {
  func trim(_ text: String) -> String?
}

protocol GreetingScreenPresenterProtocol: AnyObject {
  func profileTapped(_ profile: Profile)
  func failed(_ message: String, retry: @escaping () -> Void)
  func nicknameTyped(_ text: String) -> String?
}

protocol GreetingScreenRouterProtocol: AnyObject {
  func showProfile(_ profile: Profile)
  func showFailure(_ message: String, retry: @escaping () -> Void)
}
