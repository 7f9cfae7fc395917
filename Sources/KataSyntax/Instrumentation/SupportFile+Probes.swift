extension SupportFile {
  /// What counts hits, remembers which statement runs, and leaves calls and statements out.
  static let probeFunctions: [(name: String, text: String)] = [
    (
      "kata_at",
      """
      @discardableResult @_transparent nonisolated func kata_at<T>(_ previous: Int32, _ value: T) -> T {
        unsafe kata_current.pointee = previous
        return value
      }

      """
    ),
    (
      "kata_last",
      """
      @discardableResult @_transparent nonisolated func kata_last<T>(_ previous: Int32, _ value: T) -> T {
        unsafe kata_current.pointee = previous
        return value
      }
      @_disfavoredOverload @_transparent nonisolated func kata_last<T>(_ previous: Int32, _ value: T) {
        unsafe kata_current.pointee = previous
      }

      """
    ),
    (
      "kata_met",
      """
      @_transparent nonisolated func kata_met(_ probe: Int) -> Bool {
        kata_hit(probe)
        return true
      }

      """
    ),
    (
      "kata_seen",
      """
      @_transparent nonisolated func kata_seen(_ probe: Int) -> Bool {
        unsafe kata_hits[probe] = 1
        return true
      }

      """
    ),
    (
      "kata_enter",
      """
      @_transparent nonisolated func kata_enter() -> Int32 { unsafe kata_current.pointee }
      @_transparent nonisolated func kata_leave(_ previous: Int32) { unsafe kata_current.pointee = previous }

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
