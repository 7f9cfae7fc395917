prefix operator /
postfix operator /
prefix func / <Value>(value: Value) -> Value { value }
postfix func / <Value>(value: Value) -> Value { value }

struct Mischief {
  func happen(with text: String = "abc") {
    print(/text._guts/)
  }
}
