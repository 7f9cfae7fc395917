extension SupportFile {
  /// What counts hits, and leaves calls and statements out.
  static let probeFunctions: [(name: String, text: String)] = [
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
  ]
}
