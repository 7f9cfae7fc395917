import Combine
import SearchContract
import XCTest

@testable import App

@MainActor final class SearchViewModelTests: XCTestCase {
  private var subscriptions: Set<AnyCancellable> = []

  func testSearchesAfterAPause() {
    let catalogue = Catalogue()
    let searched = expectation(description: "searched")
    catalogue.searches.sink { text in
      XCTAssertEqual(text, "abc")
      searched.fulfill()
    }.store(in: &subscriptions)
    let model = SearchViewModel(catalogue: catalogue)
    for text in ["a", "ab", "abc"] { model.text = text }
    wait(for: [searched], timeout: 2)
    withExtendedLifetime(model) {}
  }

  func testCountsFromZero() {
    let model = SearchViewModel(catalogue: Catalogue())
    var seconds: [Int] = []
    model.$seconds.sink { seconds.append($0) }.store(in: &subscriptions)
    XCTAssertEqual(seconds, [0])
  }
}
