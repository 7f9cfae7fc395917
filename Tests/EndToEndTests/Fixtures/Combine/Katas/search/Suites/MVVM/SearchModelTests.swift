import SearchContract
@_spi(Driving) import UIKit
import XCTest

/// The model alone.
@MainActor final class SearchModelTests: XCTestCase {
  private let role = Role(title: "model", seam: "SearchModel")

  /// The model publishes each second that passes.
  func testTicks() throws {
    let solution = try solution(as: (any SearchMVVM.Type).self)
    let model = solution.makeModel(catalogue: Catalogue())
    var ticks: [Int] = []
    let subscription = model.ticks.sink { ticks.append($0) }
    VirtualClock.current.advance(by: .seconds(2))
    try role.should("publish each second", expected: [0, 1, 2]) { ticks }
    subscription.cancel()
    VirtualClock.current.advance(by: .seconds(2))
    try role.shouldNot("publish after that", expected: [0, 1, 2]) { ticks }
  }

  /// The model stores nothing of UIKit, published or not.
  func testWorksWithoutUIKit() throws {
    let solution = try solution(as: (any SearchMVVM.Type).self)
    let model = solution.makeModel(catalogue: Catalogue())
    try role.shouldStoreNoUIKit(in: ObjectGraph(from: model))
  }
}
