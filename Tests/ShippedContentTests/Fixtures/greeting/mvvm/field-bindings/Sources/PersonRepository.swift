import Foundation
import GreetingContract

/// Knows the person: from the server when asked for, and from the feed by itself.
final class PersonRepository {
  let person = Observable<Person?>(nil)

  private let http: any HTTPClient
  private var subscription: (any FeedSubscription)?

  init(http: any HTTPClient, feed: any PersonFeed) {
    self.http = http
    subscription = feed.subscribe { [person] in person.value = $0 }
  }

  func load(completion: @escaping (GreetingFailure?) -> Void) {
    http.get("/person") { [person] result in
      guard let data = try? result.get() else { return completion(.connection) }
      guard let loaded = Self.decode(data) else { return completion(.data) }
      person.value = loaded
      completion(nil)
    }
  }

  private static func decode(_ data: Data) -> Person? {
    guard let fields = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let id = fields["id"] as? Int,
      let firstName = fields["first_name"] as? String,
      let lastName = fields["last_name"] as? String,
      !firstName.isEmpty || !lastName.isEmpty
    else { return nil }
    let salutation: String
    switch fields["salutation"] {
    case nil, is NSNull: salutation = ""
    case let text as String: salutation = text
    default: return nil
    }
    return Person(id: id, salutation: salutation, firstName: firstName, lastName: lastName)
  }
}
