import KataCore

/// The methods that an action went through, type by type in their order.
struct RunPath: Hashable, Sendable {
  /// A stretch of the way that stays in one type.
  struct Step: Hashable, Sendable {
    /// Nil for functions outside of any type.
    let type: String?
    /// The methods, each with how often it was called in a row.
    var methods: [Call]
  }

  struct Call: Hashable, Sendable {
    let name: String
    var count: Int

    var text: String { count == 1 ? name : "\(name) ×\(count)" }
  }

  private(set) var steps: [Step] = []

  /// - Parameter calls: The numbers of the methods.
  init(_ calls: [Int], of methods: [TracedSources.Method]) {
    for number in calls where methods.indices.contains(number) { add(methods[number]) }
    steps = Self.folded(steps)
  }

  private mutating func add(_ method: TracedSources.Method) {
    guard let last = steps.indices.last, steps[last].type == method.type else {
      steps.append(Step(type: method.type, methods: [Call(name: method.name, count: 1)]))
      return
    }
    if let call = steps[last].methods.indices.last, steps[last].methods[call].name == method.name {
      steps[last].methods[call].count += 1
    } else {
      steps[last].methods.append(Call(name: method.name, count: 1))
    }
  }

  /// How many types a round may go through that is told once.
  private static let longestRound = 8

  /// The steps with rounds through the same methods, as for each row of a list, told once.
  private static func folded(_ steps: [Step]) -> [Step] {
    var folded: [Step] = []
    for step in steps {
      folded.append(step)
      while let length = (2...longestRound).first(where: { folded.endsWithTwoRounds(of: $0) }) {
        let again = folded.suffix(length)
        folded.removeLast(length)
        for (index, step) in zip(folded.indices.suffix(length), again) {
          folded[index] = folded[index].merged(with: step)
        }
      }
    }
    return folded
  }
}

extension [RunPath.Step] {
  /// Whether the last steps go through what those right before them did.
  fileprivate func endsWithTwoRounds(of length: Int) -> Bool {
    guard count >= 2 * length else { return false }
    return zip(dropLast(length).suffix(length), suffix(length)).allSatisfy { $0.covers($1) }
  }
}

extension RunPath.Step {
  private var names: Set<String> { Set(methods.map(\.name)) }

  /// Whether one of two steps through a type has no method that the other has not.
  fileprivate func covers(_ other: RunPath.Step) -> Bool {
    type == other.type && (names.isSuperset(of: other.names) || names.isSubset(of: other.names))
  }

  /// Both steps as one: each method where it was met first, with all of its calls.
  fileprivate func merged(with other: RunPath.Step) -> RunPath.Step {
    var methods: [RunPath.Call] = []
    for call in self.methods + other.methods {
      if let index = methods.firstIndex(where: { $0.name == call.name }) {
        methods[index].count += call.count
      } else {
        methods.append(call)
      }
    }
    return RunPath.Step(type: type, methods: methods)
  }
}
