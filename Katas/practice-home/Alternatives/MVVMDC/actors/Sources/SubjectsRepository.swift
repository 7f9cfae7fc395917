import PracticeHomeContract

/// Model-related: subjects from server and database, one after the other.
actor SubjectsRepository {
  private let server: any PracticeServer
  private let database: any SubjectDatabase

  init(server: any PracticeServer, database: any SubjectDatabase) {
    self.server = server
    self.database = database
  }

  func stored() async -> [Subject]? {
    await withCheckedContinuation { continuation in
      let database = database
      Task { @MainActor in database.readSubjects { continuation.resume(returning: $0) } }
    }
  }

  func fetched() async throws -> [Subject] {
    try await withCheckedThrowingContinuation { continuation in
      let server = server
      Task { @MainActor in server.fetchSubjects { continuation.resume(with: $0) } }
    }
  }

  func keep(_ subjects: [Subject]) async {
    let database = database
    await MainActor.run { database.save(subjects) }
  }
}
