import Foundation
import XCTest
@testable import App

final class WordingTests: XCTestCase {
  func testExits() {
    exit(0)
  }
  func testSwitch() { kata_mutant_set(3) }
}
