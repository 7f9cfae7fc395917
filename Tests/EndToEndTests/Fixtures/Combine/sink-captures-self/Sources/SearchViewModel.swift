import Combine
import Foundation
import SearchContract

/// Searches once nobody has typed for a while, and counts seconds.
final class SearchViewModel: SearchModel, ObservableObject {
  @Published var text = ""
  @Published private(set) var seconds = 0
  let title = CurrentValueSubject<String, Never>("Search")
  private var subscriptions: Set<AnyCancellable> = []

  init(catalogue: Catalogue) {
    $text.dropFirst()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .sink { catalogue.search($0) }
      .store(in: &subscriptions)
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { _ in self.seconds += 1 }
      .store(in: &subscriptions)
    NotificationCenter.default.publisher(for: Notification.Name("SearchRenamed"))
      .compactMap { $0.object as? String }
      .receive(on: RunLoop.main)
      .subscribe(title)
      .store(in: &subscriptions)
  }

  var ticks: AnyPublisher<Int, Never> { $seconds.eraseToAnyPublisher() }

  var shouted: AnyPublisher<String, Never> {
    title.receive(on: DispatchQueue.global()).map { $0.uppercased() }
      .receive(on: DispatchQueue.main).eraseToAnyPublisher()
  }
}
