import GreetingContract

/// A feed whose changes the suite makes.
@MainActor final class FeedFake: PersonFeed {
  private final class Subscription: FeedSubscription {
    var handler: ((Person) -> Void)?

    init(handler: @escaping (Person) -> Void) {
      self.handler = handler
    }

    func cancel() {
      Effects.report(.network, "cancel the subscription")
      handler = nil
    }
  }

  private struct Listener {
    weak var subscription: Subscription?
  }

  private var listeners: [Listener] = []

  func subscribe(_ handler: @escaping (Person) -> Void) -> any FeedSubscription {
    Effects.report(.network, "subscribe")
    let subscription = Subscription(handler: handler)
    listeners.append(Listener(subscription: subscription))
    return subscription
  }

  /// Tells every listener that is still held of the new person.
  func change(to person: Person) {
    for listener in listeners {
      listener.subscription?.handler?(person)
    }
  }
}
