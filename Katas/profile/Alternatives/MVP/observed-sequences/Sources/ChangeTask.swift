import Observation

/// Applies the values of an observed sequence, until it is released.
final class ChangeTask {
  private let task: Task<Void, Never>

  /// - Parameters:
  ///   - value: Reads what is observed; it must not hold the owner of this task.
  ///   - apply: Gets every value, the first one included.
  init<Value: Sendable>(
    of value: @escaping @MainActor @Sendable () -> Value,
    apply: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    task = Task { @MainActor in
      for await value in Observations(value) { apply(value) }
    }
  }

  deinit { task.cancel() }
}
