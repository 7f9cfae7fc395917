import SampleContract
@_spi(Driving) import UIKit
import XCTest

extension Role {
  static let presenter = Role(title: "presenter", seam: "SamplePresenter")
}

extension PartKind {
  static let presenter = PartKind(
    .presenter, declaredAs: (any SamplePresenter).self, isOne: { $0 is any SamplePresenter },
    isMade: { $0 is any SamplePresenter.Type })
}

/// What a view should not get at.
extension ModelKind {
  static let store = ModelKind("store", types: [(any CountStore).self]) { $0 is any CountStore }
}

/// A store in memory.
@MainActor final class StoreFake: CountStore {
  var count = 0
}

/// A view that remembers what it shows.
@MainActor final class ViewSpy: SampleView {
  private(set) var count = ""

  func showCount(_ text: String) { count = text }
}

/// Counts that nobody knows beforehand, and the store that keeps them.
@MainActor struct SampleWorld {
  let values: SeededValues
  let store = StoreFake()

  init(for test: XCTestCase) {
    values = test.seededValues()
    store.count = values.number(in: 2...99)
  }

  /// How the screen words the count that is stored.
  var words: String {
    switch store.count {
    case 0: "Not counted yet"
    case 1: "Counted once"
    default: "Counted \(store.count) times"
    }
  }
}
