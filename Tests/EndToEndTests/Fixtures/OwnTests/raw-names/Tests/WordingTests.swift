import XCTest

final class WordingTests: XCTestCase {
  func `test greets people`() {
    XCTAssertEqual("Hello".count, 5)
  }

  func `test says "it", twice`() async throws {
    XCTAssertEqual("it it".count, 5)
  }

  func `test fails, as it should`() {
    XCTAssertEqual("it".count, 5)
  }
}

enum `Odd.name` {
  final class OddTests: XCTestCase {
    func testWorks() {}
  }
}
