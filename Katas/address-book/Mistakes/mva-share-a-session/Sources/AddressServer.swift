import AddressBookContract
import Foundation

/// Sends requests and tells failures apart.
struct AddressServer {
  private static var session: (any HTTPSession)?

  init(session: any HTTPSession) {
    Self.session = session
  }

  /// Sends a request; what an answer without data says is empty.
  func send(
    _ request: HTTPRequest, completion: @escaping (Result<Data, AddressFailure>) -> Void
  ) {
    Self.session?.dataTask(with: request) { data, status, error in
      if error != nil {
        completion(.failure(.connection))
      } else if !(200..<300).contains(status) {
        completion(.failure(.server(status: status)))
      } else {
        completion(.success(data ?? Data()))
      }
    }.resume()
  }
}
