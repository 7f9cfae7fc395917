/// A number with its noun, such as `1 case` or `3 cases`.
struct Count: CustomStringConvertible {
  let description: String

  /// - Parameter plural: The noun's plural, where it takes more than an `s`.
  init(_ number: Int, _ noun: String, _ plural: String? = nil) {
    description = number == 1 ? "1 \(noun)" : "\(number) \(plural ?? noun + "s")"
  }
}
