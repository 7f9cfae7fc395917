extension SupportFile {
  /// What rewritten text calls, by name; only what is called is compiled.
  ///
  /// Few overloads each, since the type checker has to try them all.
  static let functions: [(name: String, text: String)] = [
    (
      "kata_at",
      """
      @discardableResult @_transparent nonisolated func kata_at<T>(_ hit: Bool, _ value: T) -> T { value }

      """
    ),
    (
      "kata_last",
      """
      @discardableResult @_transparent nonisolated func kata_last<T>(_ hit: Bool, _ value: T) -> T { value }
      @_disfavoredOverload @_transparent nonisolated func kata_last<T>(_ hit: Bool, _ value: T) {}

      """
    ),
    (
      "kata_keep",
      """
      @_transparent nonisolated func kata_keep(_ number: Int32) -> Bool { kata_switch != number }

      """
    ),
    (
      "kata_if",
      """
      @_transparent nonisolated func kata_if(_ number: Int32, _ value: Bool) -> Bool {
        if kata_on(number) { return !value }
        return value
      }

      """
    ),
    (
      "kata_do",
      """
      @discardableResult nonisolated func kata_do<T>(
        _ number: Int32, _ call: @autoclosure () throws -> T
      ) rethrows -> T {
        if let nothing = () as? T {
          if kata_on(number) { return nothing }
        } else {
          unsafe kata_unfit[Int(number)] = 1
        }
        return try call()
      }
      @_disfavoredOverload nonisolated func kata_do<T>(
        _ number: Int32, _ call: @autoclosure () throws -> T
      ) rethrows {
        if kata_keep(number) { _ = try call() }
      }

      """
    ),
    (
      "kata_and",
      """
      nonisolated func kata_and(
        _ number: Int32, _ left: Bool, _ right: @autoclosure () throws -> Bool
      ) rethrows -> Bool {
        if kata_on(number) { return try left || right() }
        return try left && right()
      }

      """
    ),
    (
      "kata_or",
      """
      nonisolated func kata_or(
        _ number: Int32, _ left: Bool, _ right: @autoclosure () throws -> Bool
      ) rethrows -> Bool {
        if kata_on(number) { return try left && right() }
        return try left || right()
      }

      """
    ),
    (
      "kata_less",
      """
      nonisolated func kata_less<T: Comparable>(_ number: Int32, _ left: T, _ right: T) -> Bool {
        if kata_on(number) { return left <= right }
        return left < right
      }

      """
    ),
    (
      "kata_lessOrEqual",
      """
      nonisolated func kata_lessOrEqual<T: Comparable>(_ number: Int32, _ left: T, _ right: T) -> Bool {
        if kata_on(number) { return left < right }
        return left <= right
      }

      """
    ),
    (
      "kata_greater",
      """
      nonisolated func kata_greater<T: Comparable>(_ number: Int32, _ left: T, _ right: T) -> Bool {
        if kata_on(number) { return left >= right }
        return left > right
      }

      """
    ),
    (
      "kata_greaterOrEqual",
      """
      nonisolated func kata_greaterOrEqual<T: Comparable>(_ number: Int32, _ left: T, _ right: T) -> Bool {
        if kata_on(number) { return left > right }
        return left >= right
      }

      """
    ),
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
