import PracticeHomeContract

/// Model-related: fetches, keeps and reads subjects, and remembers nothing itself.
struct SubjectsSource {
  let server: any PracticeServer
  let database: any SubjectDatabase

  func read(_ completion: @escaping ([Subject]) -> Void) {
    database.readSubjects { subjects in
      if let subjects { completion(subjects) }
    }
  }

  func fetch(_ completion: @escaping (Result<[Subject], any Error>) -> Void) {
    server.fetchSubjects(completion: completion)
  }

  func keep(_ result: Result<[Subject], any Error>) {
    if case .success(let subjects) = result { database.save(subjects) }
  }
}
