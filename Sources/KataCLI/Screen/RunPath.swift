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
}
