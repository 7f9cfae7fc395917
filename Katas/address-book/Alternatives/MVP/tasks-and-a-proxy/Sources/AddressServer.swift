import AddressBookContract
import Foundation

/// Sends requests and tells failures apart.
struct AddressServer {
  private let session: any HTTPSession

  init(session: any HTTPSession) {
    self.session = session
  }

  /// Sends a request and waits for its answer, which is empty where nothing was said.
  func answer(to request: HTTPRequest) async -> Result<Data, AddressFailure> {
    await withCheckedContinuation { continuation in
      session.dataTask(with: request) { data, status, error in
        continuation.resume(returning: Self.result(data, status, error))
      }.resume()
    }
  }

  private static func result(
    _ data: Data?, _ status: Int, _ error: (any Error)?
  ) -> Result<Data, AddressFailure> {
    guard error == nil else { return .failure(.connection) }
    guard (200..<300).contains(status) else { return .failure(.server(status: status)) }
    return .success(data ?? Data())
  }
}
