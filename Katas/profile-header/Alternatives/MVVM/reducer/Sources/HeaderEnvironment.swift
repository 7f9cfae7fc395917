import Foundation
import ProfileHeaderContract

/// What the effects of a header need from the world, as closures.
struct HeaderEnvironment {
  var send: (HeaderCall, @escaping (Data?) -> Void) -> Void
  var stored: () -> Data?
  var keep: (Data) -> Void
  var record: (String, [String: String]) -> Void
  var edit: (NameDraft, @escaping (String) -> Void) -> Void

  static func live(
    userID: Int, router: any HeaderRouter, services: HeaderServices
  ) -> HeaderEnvironment {
    let path = "/users/\(userID)"
    let key = "profile.\(userID)"
    return HeaderEnvironment(
      send: { call, completion in
        let (method, end, body) = parts(of: call)
        services.http.send(method, path + end, body: body) { completion(try? $0.get()) }
      },
      stored: { services.store.data(forKey: key) },
      keep: { services.store.setData($0, forKey: key) },
      record: { services.log.record($0, details: $1) },
      edit: { router.showNameEditor($0, onSave: $1) })
  }

  private static func parts(of call: HeaderCall) -> (HTTPMethod, String, [String: String]) {
    switch call {
    case .load: (.get, "", [:])
    case .follow(let isFollowed): (isFollowed ? .put : .delete, "/follow", [:])
    case .rename(let name): (.put, "/name", ["name": name])
    }
  }
}
