extension SupportFile {
  /// What turns conditions and comparisons around.
  static let conditionFunctions: [(name: String, text: String)] = [
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
  ]
}
