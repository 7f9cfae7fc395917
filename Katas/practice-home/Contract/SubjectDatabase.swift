/// Keeps subjects on the device.
public protocol SubjectDatabase: AnyObject {
  /// Reads what was saved last, nil for nothing; `completion` is called once, later, on the main actor.
  func readSubjects(completion: @escaping ([Subject]?) -> Void)
  /// Keeps the subjects of all phases in place of those before.
  func save(_ subjects: [Subject])
}
