import Foundation
import ProfileHeaderContract

/// Asks the server for a user or a change of one, and keeps the last good answer.
struct UserService {
  enum Request: Equatable {
    case load
    case follow(Bool)
    case rename(String)
  }

  struct Answer {
    let user: User
    let data: Data
  }

  private let userID: Int
  private let http: any HTTPClient
  private let store: any KeyValueStore

  init(userID: Int, http: any HTTPClient, store: any KeyValueStore) {
    self.userID = userID
    self.http = http
    self.store = store
  }

  /// The user of the last answer that was kept.
  var storedUser: User? { store.data(forKey: key).flatMap(UserCoding.user) }

  /// Keeps an answer for the next launch; only who asked knows whether it is still wanted.
  func keep(_ answer: Answer) {
    store.setData(answer.data, forKey: key)
  }

  /// Calls `completion` with nil when there is no answer, or none that can be read.
  func send(_ request: Request, completion: @escaping (Answer?) -> Void) {
    let (method, path, body) = parts(of: request)
    http.send(method, path, body: body) { result in
      let data = try? result.get()
      completion(
        data.flatMap { data in UserCoding.user(from: data).map { Answer(user: $0, data: data) } })
    }
  }

  private func parts(of request: Request) -> (HTTPMethod, String, [String: String]) {
    switch request {
    case .load: (.get, "/users/\(userID)", [:])
    case .follow(let isFollowed): (isFollowed ? .put : .delete, "/users/\(userID)/follow", [:])
    case .rename(let name): (.put, "/users/\(userID)/name", ["name": name])
    }
  }

  private var key: String { "profile.\(userID)" }
}
