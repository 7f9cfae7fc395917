import Foundation
import GreetingContract

/// The interactor's access to data: the person from the server and the feed, the rest in the store.
final class GreetingDataManager {
  private let http: any HTTPClient
  private let store: any KeyValueStore
  private let feed: any PersonFeed
  private var subscription: (any FeedSubscription)?

  /// Nil until the server or the feed has told of the person.
  private(set) var person: Person?

  init(http: any HTTPClient, store: any KeyValueStore, feed: any PersonFeed) {
    self.http = http
    self.store = store
    self.feed = feed
  }

  // MARK: - Person

  func fetchPerson(completion: @escaping (GreetingFailure?) -> Void) {
    http.get("/person") { [weak self] answer in
      switch answer {
      case .success(let data):
        guard let person = PersonDecoder().person(from: data) else { return completion(.data) }
        self?.person = person
        completion(nil)
      case .failure:
        completion(.connection)
      }
    }
  }

  func observePerson(onChange: @escaping () -> Void) {
    subscription = feed.subscribe { [weak self] person in
      self?.person = person
      onChange()
    }
  }

  // MARK: - Store

  var nickname: String? {
    store.string(forKey: "greeting.nickname")
  }

  var timesGreeted: Int {
    store.integer(forKey: "greeting.count")
  }

  func keep(nickname: String?) {
    store.setString(nickname, forKey: "greeting.nickname")
  }

  func keep(timesGreeted: Int) {
    store.setInteger(timesGreeted, forKey: "greeting.count")
  }
}
