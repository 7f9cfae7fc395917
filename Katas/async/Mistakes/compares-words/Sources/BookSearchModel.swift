import AsyncContract
import Foundation

final class BookSearchModel: SearchViewModel {
  private let service: any BookSearch
  private(set) var state = SearchState() { didSet { onChange?(state) } }
  /// The words that were asked for last.
  private var latest = ""
  var onChange: ((SearchState) -> Void)?

  init(service: any BookSearch) {
    self.service = service
  }

  func search(_ words: String) {
    latest = words
    state = SearchState()
    guard !words.trimmingCharacters(in: .whitespaces).isEmpty else { return }
    state.isLoading = true
    service.find(words) { [weak self] result in
      guard let self, words == self.latest else { return }
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
