/// What the first failure of a traced case is about: a role's protocol, a member, types of the learner's.
struct FailureSubject: Equatable {
  var seam: String?
  var member: String?
  var types: [String] = []

  /// The subject's members, as JSON has them; what is nil is left out.
  var members: [String: Any] {
    var members: [String: Any] = [:]
    members["seam"] = seam
    members["member"] = member
    members["types"] = types.isEmpty ? nil : types
    return members
  }
}

extension FailureSubject {
  init(_ failure: Failure) {
    self.init(seam: failure.role?.seam, member: failure.member, types: failure.types)
  }

  /// The subject as one word of a line; names hold neither blanks nor bars that matter.
  var word: String {
    ([seam ?? "", member ?? ""] + types).map { $0.filter { $0 != " " && $0 != "|" && $0 != "\n" } }
      .joined(separator: "|")
  }

  /// Reads what `word` wrote.
  init(word: Substring) {
    let parts = word.split(separator: "|" as Character, omittingEmptySubsequences: false)
      .map(String.init)
    self.init(
      seam: parts.first.flatMap { $0.isEmpty ? nil : $0 },
      member: parts.dropFirst().first.flatMap { $0.isEmpty ? nil : $0 },
      types: Array(parts.dropFirst(2)))
  }
}
