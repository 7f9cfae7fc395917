import KataCore

/// A function that calls another, and how often.
struct Caller: Hashable, Sendable {
  let function: Int
  let count: Int
}

/// Turns calls round, and leads calls of what a protocol asks for to those who answer.
struct CallerReading {
  private(set) var callers: [[Caller]]

  init(_ facts: ProgramFacts, conforming: [String: [Int]]) {
    callers = [[Caller]](repeating: [], count: facts.functions.count)
    for (index, function) in facts.functions.enumerated() {
      for callee in function.calls.keys.sorted() where callee != index {
        callers[callee].append(Caller(function: index, count: function.calls[callee] ?? 0))
      }
    }
    lead(facts, conforming)
  }

  private mutating func lead(_ facts: ProgramFacts, _ conforming: [String: [Int]]) {
    var answers: [String: [Int: [Int]]] = [:]
    for (index, function) in facts.functions.enumerated() where function.kind != .requirement {
      answers[function.name, default: [:]][function.type, default: []].append(index)
    }
    for (index, function) in facts.functions.enumerated()
    where function.kind == .requirement && !callers[index].isEmpty {
      let types = (conforming[facts.types[function.type].name] ?? []) + [function.type]
      for type in types {
        for answer in answers[function.name]?[type] ?? [] {
          callers[answer] += callers[index].filter { $0.function != answer }
        }
      }
    }
  }
}
