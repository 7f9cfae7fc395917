import Foundation
import ProfileHeaderContract

/// The last good answer, from one launch to the next.
struct UserMemory {
  private let store: any KeyValueStore
  private let key: String

  init(store: any KeyValueStore, userID: Int) {
    self.store = store
    key = "profile.\(userID)"
  }

  var user: User? { store.data(forKey: key).flatMap(UserCoding.user) }

  func keep(_ answer: Data) {
    store.setData(answer, forKey: key)
  }
}
