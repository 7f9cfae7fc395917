import Foundation

extension Collection where Element: Sendable, Self: Sendable {
  /// Transforms the elements, as many at a time as the machine has processors; the results are in the elements' order.
  ///
  /// - Throws: The first error; what is under way is cancelled and waited for.
  func concurrentMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) async throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { tasks in
      var (results, waiting) = ([Int: Result](), enumerated().makeIterator())
      func startNext() {
        guard let (index, element) = waiting.next() else { return }
        tasks.addTask { (index, try await transform(element)) }
      }
      for _ in 0..<Swift.max(ProcessInfo.processInfo.activeProcessorCount, 1) { startNext() }
      while let (index, result) = try await tasks.next() {
        results[index] = result
        startNext()
      }
      return results.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
