import Foundation
import GreetingContract

struct PersonAPI {
  let http: any HTTPClient

  /// Calls back with a person, or with nil and the reason.
  func fetch(_ done: @escaping (Person?, String) -> Void) {
    http.get("/person") { result in
      guard let data = try? result.get() else {
        done(nil, "connection")
        return
      }
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      guard let r = try? decoder.decode(PersonResponse.self, from: data),
        r.firstName != "" || r.lastName != ""
      else {
        done(nil, "data")
        return
      }
      done(
        Person(
          id: r.id, salutation: r.salutation ?? "", firstName: r.firstName, lastName: r.lastName),
        "")
    }
  }
}

private struct PersonResponse: Decodable {
  var id: Int
  var salutation: String?
  var firstName: String
  var lastName: String
}
