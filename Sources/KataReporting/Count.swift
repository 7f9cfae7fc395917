/// A number with its noun, such as `1 case` or `3 cases`.
struct Count: CustomStringConvertible {
  let description: String

  init(_ number: Int, _ noun: String) {
    description = number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
