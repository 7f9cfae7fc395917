import KataCore

extension BodyReading {
  /// A call with what is told about it before its arguments are read.
  struct Callee {
    var kind = Use.Kind.call
    var name: String
    var on: String?
    var words: [String] = []
    var member: MemberEntry?
    var type: ReadType?
    /// What each parameter asks for, by the callee's declaration.
    var parameters: [ReadType?] = []
    var closure: [ReadType] = []
    var meanings: [String: ReadType] = [:]
  }

  /// A call of what was found, with what its declaration says.
  func callee(_ name: String, _ found: FoundMember, words: [String]) -> Callee {
    if let kept = keptFunction(found.member) { return kept }
    var callee = Callee(name: name, on: found.on, words: words)
    callee.member = found.member
    callee.type = found.type
    callee.closure = found.closure
    callee.meanings = found.meanings
    if let member = found.member,
      case .function(let parameters, _)? = program.readType(of: member)?.unwrapped
    {
      callee.parameters = parameters
    }
    return callee
  }
}
