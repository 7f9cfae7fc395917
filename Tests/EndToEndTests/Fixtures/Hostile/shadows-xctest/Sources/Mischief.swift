// swift-format-ignore-file
struct XCTestCase {}

func XCTAssertEqual<Value>(_ left: Value, _ right: Value) {}
func XCTAssertTrue(_ claim: Bool) {}
func XCTFail(_ message: String) {}

struct Mischief {
  func happen() {
    XCTAssertEqual(1, 2)
    XCTFail("of my own")
  }
}
