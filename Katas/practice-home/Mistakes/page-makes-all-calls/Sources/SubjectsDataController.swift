import PracticeHomeContract

/// Model-related: what is known of the subjects, and where they come from.
final class SubjectsDataController {
  var subjects: [Subject]?
  var hasFailed = false
  var newestRequest = 0
  let server: any PracticeServer
  let database: any SubjectDatabase

  init(server: any PracticeServer, database: any SubjectDatabase) {
    self.server = server
    self.database = database
  }
}
