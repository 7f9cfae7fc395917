import AsyncContract
import Foundation

final class BookSearchModel: SearchViewModel {
  private let service: any BookSearch
  private(set) var state = SearchState() { didSet { onChange?(state) } }
  /// Counts what was asked; an answer with an older number is late.
  private var latest = 0
  var onChange: ((SearchState) -> Void)?

  init(service: any BookSearch) {
    self.service = service
  }

  func search(_ words: String) {
    state = SearchState()
    guard !words.trimmingCharacters(in: .whitespaces).isEmpty else { return }
    latest += 1
    state.isLoading = true
    service.find(words) { [weak self, number = latest] result in
      guard let self, number == self.latest else { return }
      self.finish(result)
    }
  }

  private func finish(_ result: Result<[String], any Error>) {
    var new = SearchState()
    switch result {
    case .success(let titles):
      new.titles = titles
      new.message = titles.isEmpty ? "Nothing found" : ""
    case .failure:
      new.message = "No connection"
    }
    state = new
  }
}
