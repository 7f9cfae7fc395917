import GreetingContract

/// Carries out effects, and reports with actions what came of them.
final class GreetingEffects {
  private enum Key {
    static let nickname = "greeting.nickname"
    static let count = "greeting.count"
  }

  private let router: any GreetingRouter
  private let services: GreetingServices

  init(router: any GreetingRouter, services: GreetingServices) {
    self.router = router
    self.services = services
  }

  var rememberedModel: GreetingModel {
    GreetingModel(
      nickname: services.store.string(forKey: Key.nickname),
      timesGreeted: services.store.integer(forKey: Key.count))
  }

  func observePerson(_ send: @escaping (GreetingAction) -> Void) -> any FeedSubscription {
    services.feed.subscribe { send(.personChanged($0)) }
  }

  func run(_ effect: GreetingEffect, send: @escaping (GreetingAction) -> Void) {
    switch effect {
    case .loadPerson:
      services.http.get("/person") { result in
        switch result {
        case .success(let data):
          if let person = try? PersonResponse.person(from: data) {
            send(.personLoaded(person))
          } else {
            send(.loadingFailed(.data))
          }
        case .failure:
          send(.loadingFailed(.connection))
        }
      }
    case .storeNickname(let nickname):
      services.store.setString(nickname, forKey: Key.nickname)
    case .storeCount(let count):
      services.store.setInteger(count, forKey: Key.count)
    case .record(let event, let details):
      services.log.record(event, details: details)
    case .showProfile(let profile):
      router.showProfile(profile)
    case .showFailure(let failure):
      router.showFailure(failure.message) { send(.retryTapped) }
    }
  }
}

extension GreetingFailure {
  nonisolated fileprivate var message: String {
    switch self {
    case .connection: "Please check your connection and try again."
    case .data: "The answer could not be understood."
    }
  }
}
