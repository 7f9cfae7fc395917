extension SupportFile {
  /// What does sums another way.
  static let arithmeticFunctions: [(name: String, text: String)] = [
    (
      "kata_plus",
      """
      nonisolated func kata_plus<T: AdditiveArithmetic>(_ number: Int32, _ left: T, _ right: T) -> T {
        if kata_on(number) { return left - right }
        return left + right
      }
      nonisolated func kata_plus<T: RangeReplaceableCollection>(
        _ number: Int32, _ left: T, _ right: T
      ) -> T {
        var whole = left
        if !kata_on(number) { whole.append(contentsOf: right) }
        return whole
      }
      @_disfavoredOverload nonisolated func kata_plus<T: RangeReplaceableCollection, S: Sequence>(
        _ number: Int32, _ left: T, _ right: S
      ) -> T where S.Element == T.Element {
        var whole = left
        if !kata_on(number) { whole.append(contentsOf: right) }
        return whole
      }
      @_disfavoredOverload nonisolated func kata_plus<T: Strideable>(
        _ number: Int32, _ left: T, _ right: T.Stride
      ) -> T {
        var distance = right
        if kata_on(number) { distance.negate() }
        return left.advanced(by: distance)
      }

      """
    ),
    (
      "kata_minus",
      """
      nonisolated func kata_minus<T: AdditiveArithmetic>(_ number: Int32, _ left: T, _ right: T) -> T {
        if kata_on(number) { return left + right }
        return left - right
      }
      @_disfavoredOverload nonisolated func kata_minus<T: Strideable>(
        _ number: Int32, _ left: T, _ right: T.Stride
      ) -> T {
        var distance = right
        if !kata_on(number) { distance.negate() }
        return left.advanced(by: distance)
      }

      """
    ),
    (
      "kata_times",
      """
      nonisolated func kata_times<T: BinaryInteger>(_ number: Int32, _ left: T, _ right: T) -> T {
        if kata_on(number), right != 0 { return left / right }
        return left * right
      }
      nonisolated func kata_times<T: FloatingPoint>(_ number: Int32, _ left: T, _ right: T) -> T {
        if kata_on(number) { return left / right }
        return left * right
      }

      """
    ),
    (
      "kata_divided",
      """
      nonisolated func kata_divided<T: BinaryInteger>(_ number: Int32, _ left: T, _ right: T) -> T {
        if kata_on(number) { return left * right }
        return left / right
      }
      nonisolated func kata_divided<T: FloatingPoint>(_ number: Int32, _ left: T, _ right: T) -> T {
        if kata_on(number) { return left * right }
        return left / right
      }

      """
    ),
    (
      "kata_remainder",
      """
      nonisolated func kata_remainder<T: BinaryInteger>(_ number: Int32, _ left: T, _ right: T) -> T {
        if kata_on(number) { return left * right }
        return left % right
      }

      """
    ),
    (
      "kata_sign",
      """
      nonisolated func kata_sign<T: AdditiveArithmetic>(_ number: Int32, _ value: T) -> T {
        if kata_on(number) { return .zero - value }
        return value
      }
      nonisolated func kata_sign<T: RangeReplaceableCollection>(_ number: Int32, _ value: T) -> T {
        if kata_on(number) { return T() }
        return value
      }

      """
    ),
    (
      "kata_inverse",
      """
      nonisolated func kata_inverse<T: Numeric>(_ number: Int32, _ value: T) -> T {
        if kata_on(number) { return 1 }
        return value
      }

      """
    ),
  ]
}
