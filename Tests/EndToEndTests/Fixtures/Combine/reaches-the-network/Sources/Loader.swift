import Combine
import Foundation

struct Loader {
  func load(_ url: URL) -> AnyPublisher<Data, any Error> {
    URLSession.shared.dataTaskPublisher(for: url)
      .map(\.data).mapError { $0 }.eraseToAnyPublisher()
  }
}
