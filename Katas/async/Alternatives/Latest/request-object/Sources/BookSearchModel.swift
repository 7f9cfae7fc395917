import AsyncContract
import Foundation

final class BookSearchModel: SearchViewModel {
  /// One search on its way; whoever lets go of it hears no answer.
  private final class Errand {
    var onAnswer: (Result<[String], any Error>) -> Void = { _ in }
  }

  private let service: any BookSearch
  private var errand: Errand?
  private(set) var state = SearchState()
  var onChange: ((SearchState) -> Void)?

  init(service: any BookSearch) {
    self.service = service
  }

  func search(_ words: String) {
    errand = nil
    let isBlank = words.allSatisfy(\.isWhitespace)
    change { $0.isLoading = !isBlank }
    if isBlank { return }
    let errand = Errand()
    errand.onAnswer = { [unowned self] in take($0) }
    self.errand = errand
    service.find(words) { [weak errand] in errand?.onAnswer($0) }
  }

  private func take(_ result: Result<[String], any Error>) {
    errand = nil
    let titles = try? result.get()
    change {
      $0.titles = titles ?? []
      $0.message = titles == nil ? "No connection" : titles == [] ? "Nothing found" : ""
    }
  }

  private func change(_ fill: (inout SearchState) -> Void) {
    state = SearchState()
    fill(&state)
    onChange?(state)
  }
}
