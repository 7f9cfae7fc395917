import PracticeHomeContract

/// A database that answers when the suite says so.
@MainActor final class DatabaseFake: SubjectDatabase {
  private let reads = PendingRequests<Void, [Subject]?>()
  /// What was saved last; nil for nothing.
  private(set) var saved: [Subject]?

  var isAsked: Bool { !reads.open.isEmpty }

  func readSubjects(completion: @escaping ([Subject]?) -> Void) {
    Effects.reportReading(.storage)
    reads.ask((), completion: completion)
  }

  func save(_ subjects: [Subject]) {
    Effects.report(.storage, "save", subjects.map { "\($0)" })
    saved = subjects
  }

  /// Answers all that wait.
  func answer(_ subjects: [Subject]?) {
    for _ in reads.open { reads.answer(subjects) }
  }
}
