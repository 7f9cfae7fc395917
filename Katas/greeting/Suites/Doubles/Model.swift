import GreetingContract

/// What lies behind presenter, view model or interactor, and what a view should not get at.
extension ModelKind {
  static let services = ModelKind(
    "services",
    types: [
      GreetingServices.self, (any HTTPClient).self, (any KeyValueStore).self,
      (any EventLog).self, (any PersonFeed).self, (any FeedSubscription).self,
    ]
  ) { value in
    value is GreetingServices || value is any HTTPClient || value is any KeyValueStore
      || value is any EventLog || value is any PersonFeed || value is any FeedSubscription
  }

  static let person = ModelKind("person", types: [Person.self]) { $0 is Person }

  static let interactor = ModelKind(
    "interactor", types: [(any GreetingInteractor).self]
  ) { $0 is any GreetingInteractor }
}
