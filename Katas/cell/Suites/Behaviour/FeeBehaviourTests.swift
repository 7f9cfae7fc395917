import CellContract
@_spi(Driving) import UIKit
import XCTest

/// The screen as a person sees it.
@MainActor final class FeeBehaviourTests: XCTestCase {
  /// The screen lists every fee with its amount in euros, and says which are paid or high.
  func testListsEveryFee() throws {
    let solution = try solution(as: (any FeeScreen.Type).self)
    let fees = FeeWorld(for: self).fees()
    let stage = Stage(solution.makeScreen(fees: fees))
    try Role.screen.should(
      "list reason, amount and note of every fee",
      expected: fees.flatMap { FeeWorld.content(of: $0).texts }
    ) { stage.screen.view.texts }
  }
}
