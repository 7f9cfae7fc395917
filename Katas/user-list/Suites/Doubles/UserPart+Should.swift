/// What a role should do, told with the learner's classes that play it.
extension UserPart {
  /// As `Role` says it; a failure leads to the class.
  @MainActor func should<Value: Equatable>(
    _ what: String, on member: String? = nil, expected: Value, actual: () throws -> Value
  ) throws {
    try Failure.naming(names) {
      try role.should(what, on: member, expected: expected, actual: actual)
    }
  }

  /// The same of a claim.
  @MainActor func should(
    _ what: String, on member: String? = nil, actual: @autoclosure () -> String? = nil,
    isSo: () throws -> Bool
  ) throws {
    try Failure.naming(names) {
      try role.should(what, on: member, actual: actual(), isSo: isSo)
    }
  }

  /// The same of what should not come later either.
  @MainActor func shouldNot<Value: Equatable>(
    _ what: String, expected: Value, actual: () throws -> Value
  ) throws {
    try Failure.naming(names) { try role.shouldNot(what, expected: expected, actual: actual) }
  }
}

extension Failure {
  /// Lets a failure of `body` lead to the learner's types of these names.
  @MainActor static func naming(_ types: [String], _ body: () throws -> Void) throws {
    do {
      try body()
    } catch let failure as Failure {
      var failure = failure
      if failure.types.isEmpty { failure.types = types }
      throw failure
    }
  }
}
