import GreetingContract

/// What can be shown, one closure each.
struct Shows {
  let greeting: (String) -> Void
  let count: (String) -> Void
  let nickname: (String) -> Void
  let loading: (Bool) -> Void
  let profile: (Bool) -> Void

  init(_ view: any GreetingView) {
    greeting = { [weak view] in view?.showGreeting($0) }
    count = { [weak view] in view?.showCount($0) }
    nickname = { [weak view] in view?.showNickname($0) }
    loading = { [weak view] in view?.showLoading($0) }
    profile = { [weak view] in view?.enableProfile($0) }
  }
}
