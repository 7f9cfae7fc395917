import SampleContract
import XCTest

/// The presenter alone, with no screen anywhere.
@MainActor final class MVPPresenterTests: XCTestCase {
  /// Once its view is ready, the presenter shows the count that was remembered.
  func testShowsTheRememberedCount() throws {
    let stage = try PresenterStage(for: self) { $0.store.count = $0.values.number(in: 2...99) }
    try stage.shouldShow(
      stage.world.store.count, on: "viewIsReady()", "tell the view the remembered count in words")
  }

  /// The presenter counts every tap, stores the count and words it.
  func testCountsTaps() throws {
    let before = seededValues().number(in: 0...50)
    let stage = try PresenterStage(for: self) { $0.store.count = before }
    stage.presenter.didTapCount()
    try stage.shouldShow(before + 1, on: "didTapCount()", "tell the view the new count in words")
    try Role.presenter.should(
      "store the count under \"sample.count\"", on: "didTapCount()", expected: before + 1
    ) { stage.world.store.count }
  }
}
