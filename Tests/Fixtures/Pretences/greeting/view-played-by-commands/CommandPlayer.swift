import GreetingContract

enum ViewCommand {
  case greeting(String), count(String), nickname(String), loading(Bool), profile(Bool)
}

/// Plays commands on the view.
final class CommandPlayer {
  private weak var view: (any GreetingView)?

  init(view: any GreetingView) { self.view = view }

  func play(_ command: ViewCommand) {
    switch command {
    case .greeting(let text): view?.showGreeting(text)
    case .count(let text): view?.showCount(text)
    case .nickname(let text): view?.showNickname(text)
    case .loading(let isLoading): view?.showLoading(isLoading)
    case .profile(let isEnabled): view?.enableProfile(isEnabled)
    }
  }
}
