import PracticeHomeContract

/// Model-related: the subjects of all phases, from database and server.
///
/// A class, because answers come later and change what it knows.
final class SubjectsDataController {
  private(set) var subjects: [Subject]?
  private(set) var hasFailed = false
  let server: any PracticeServer
  private let database: any SubjectDatabase
  private var newestRequest = 0

  init(server: any PracticeServer, database: any SubjectDatabase) {
    self.server = server
    self.database = database
  }

  /// Calls back for the database's answer, if it is of use, and for the server's.
  func request(callback: @escaping (Delivery) -> Void) {
    if subjects == nil { read(callback: callback) }
    newestRequest += 1
    let request = newestRequest
    server.fetchSubjects { [weak self] result in
      // The answer to an older request is out of date.
      guard let self, request == newestRequest else { return }
      take(result, callback: callback)
    }
  }

  private func read(callback: @escaping (Delivery) -> Void) {
    database.readSubjects { [weak self] stored in
      // The server may have been faster.
      guard let self, let stored, subjects == nil else { return }
      subjects = stored
      callback(.stored)
    }
  }

  private func take(
    _ result: Result<[Subject], any Error>, callback: (Delivery) -> Void
  ) {
    switch result {
    case .success(let fetched):
      subjects = fetched
      hasFailed = false
      database.save(fetched)
      callback(.fetched)
    case .failure:
      hasFailed = true
      callback(.failed)
    }
  }
}
