import GreetingContract

/// Feeds the machine with what happens, shows its state, and carries out its effects.
final class MachinePresenter: GreetingPresenter {
  private weak var view: (any GreetingView)?
  private let router: any GreetingRouter
  private let services: GreetingServices
  private let server: PersonServer
  private var subscription: (any FeedSubscription)?
  private var machine: GreetingMachine

  init(view: any GreetingView, router: any GreetingRouter, services: GreetingServices) {
    self.view = view
    self.router = router
    self.services = services
    server = PersonServer(http: services.http)
    machine = GreetingMachine(
      nickname: services.store.string(forKey: StoreKey.nickname.rawValue) ?? "",
      count: services.store.integer(forKey: StoreKey.count.rawValue))
  }

  func viewIsReady() {
    view?.showNickname(machine.nickname)
    render()
    subscription = services.feed.subscribe { [weak self] person in
      self?.handle(.personWasChanged(person))
    }
  }

  func didTapGreet() {
    handle(.greetWasTapped)
  }

  func didTapProfile() {
    handle(.profileWasTapped)
  }

  func didSwitchFormal(to isFormal: Bool) {
    handle(.formalWasSwitched(isFormal))
  }

  func didEnterNickname(_ text: String) {
    handle(.nicknameWasEntered(text))
  }

  private func handle(_ event: GreetingMachine.Event) {
    let effects = machine.handle(event)
    render()
    effects.forEach(carryOut)
  }

  private func render() {
    view?.showGreeting(machine.greetingText)
    view?.showCount(machine.countText)
    view?.showLoading(machine.isLoading)
    view?.enableProfile(machine.person != nil)
  }

  private func carryOut(_ effect: GreetingMachine.Effect) {
    switch effect {
    case .load: load()
    case .storeNickname(let nickname):
      services.store.setString(nickname, forKey: StoreKey.nickname.rawValue)
    case .storeCount(let count):
      services.store.setInteger(count, forKey: StoreKey.count.rawValue)
    case .record(let event, let details): services.log.record(event, details: details)
    case .openProfile(let person): router.showProfile(Profile(of: person))
    case .tell(let failure):
      router.showFailure(failure.message) { [weak self] in self?.handle(.retryWasChosen) }
    }
  }

  /// Holds nothing but the server while it waits: the screen may be left meanwhile.
  private func load() {
    Task { [weak self, server] in
      switch await server.person() {
      case .success(let person): self?.handle(.personWasLoaded(person))
      case .failure(let failure): self?.handle(.loadingFailed(failure))
      }
    }
  }
}

private enum StoreKey: String {
  case nickname = "greeting.nickname"
  case count = "greeting.count"
}
