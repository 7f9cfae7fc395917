import GreetingContract

/// What lies behind presenter, view model or interactor, and what a view should not get at.
enum Model {
  /// What a property holds of the model, or may hold, in a word; nil when it is nothing of it.
  ///
  /// A closure counts by what it takes and gives, because what it captures cannot be seen.
  static func name(of property: StoredProperty, withInteractor: Bool = false) -> String? {
    let kinds = withInteractor ? kinds + [interactor] : kinds
    return kinds.first { kind in
      property.types.contains { type in kind.types.contains { $0 == type } }
        || property.contents.contains { kind.isOne($0) }
        || !property.namesInClosures.isDisjoint(with: kind.names)
    }?.name
  }

  private struct Kind {
    let name: String
    let types: [Any.Type]
    let isOne: (Any) -> Bool

    /// The types' names as closures mention them, where no `any` stands before a protocol.
    var names: [String] {
      types.map { String(reflecting: $0).replacing("any ", with: "") }
    }
  }

  private static let kinds = [
    Kind(
      name: "services",
      types: [
        GreetingServices.self, (any HTTPClient).self, (any KeyValueStore).self,
        (any EventLog).self, (any PersonFeed).self, (any FeedSubscription).self,
      ]
    ) { value in
      value is GreetingServices || value is any HTTPClient || value is any KeyValueStore
        || value is any EventLog || value is any PersonFeed || value is any FeedSubscription
    },
    Kind(name: "person", types: [Person.self]) { $0 is Person },
  ]

  private static let interactor = Kind(
    name: "interactor", types: [(any GreetingInteractor).self]
  ) { $0 is any GreetingInteractor }
}
