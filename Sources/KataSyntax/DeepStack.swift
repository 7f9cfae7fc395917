import Glibc

/// A thread of its own with a large stack, for whatever recurses as deeply as a learner's text nests.
///
/// The caller waits. Only the pages that are touched cost memory.
enum DeepStack {
  /// Tried one after the other where address space is short.
  private static let sizes = [1 << 30, 256 << 20, 64 << 20]

  /// Does something with files, on a large stack where one of them nests deeply.
  static func run<Answer: Sendable>(
    for files: [ParsedFile], _ body: @Sendable () -> Answer
  ) -> Answer {
    files.contains(where: \.isDeep) ? run(body) : body()
  }

  /// Does something and gives back its answer.
  static func run<Answer: Sendable>(_ body: @Sendable () -> Answer) -> Answer {
    withoutActuallyEscaping(body) { body in
      // Sound, because the thread has ended before the answer is read.
      nonisolated(unsafe) var answer: Answer?
      let job = Job { answer = body() }
      _ = sizes.contains { job.runs(onStackOf: $0) }
      return answer ?? body()
    }
  }
}

/// What a thread is given through C.
private final class Job {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  /// Starts a thread and waits for its end; false when the system has no such thread.
  func runs(onStackOf size: Int) -> Bool {
    withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
      guard let attributes = buffer.baseAddress, pthread_attr_init(attributes) == 0 else {
        return false
      }
      defer { pthread_attr_destroy(attributes) }
      return pthread_attr_setstacksize(attributes, size) == 0 && runs(with: attributes)
    }
  }

  private func runs(with attributes: UnsafePointer<pthread_attr_t>) -> Bool {
    var thread: pthread_t = 0
    // Kept alive by the caller, which waits.
    let job = Unmanaged.passUnretained(self).toOpaque()
    let status = pthread_create(
      &thread, attributes,
      { argument in
        if let argument { Unmanaged<Job>.fromOpaque(argument).takeUnretainedValue().body() }
        return nil
      }, job)
    return status == 0 && pthread_join(thread, nil) == 0
  }
}
