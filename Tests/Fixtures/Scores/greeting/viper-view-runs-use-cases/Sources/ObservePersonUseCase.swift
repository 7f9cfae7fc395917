import GreetingContract

/// Use case: hear of changes made elsewhere.
final class ObservePersonUseCase {
  private let feed: any PersonFeed
  private var subscription: (any FeedSubscription)?

  init(feed: any PersonFeed) {
    self.feed = feed
  }

  func execute(_ handler: @escaping (Person) -> Void) {
    subscription = feed.subscribe(handler)
  }
}
