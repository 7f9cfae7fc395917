import KataCore
import SwiftSyntax

extension BodyReading {
  func readArguments(
    _ call: FunctionCallExprSyntax, _ callee: Callee
  ) -> (types: [ReadType?], meanings: [String: ReadType]) {
    var meanings = callee.meanings
    var types: [ReadType?] = []
    var next = 0
    for argument in call.arguments {
      let label = argument.label?.plainText ?? ""
      let wanted = parameter(of: callee, label: label, from: &next)
      types.append(readArgument(argument.expression, wanted, callee, &meanings))
    }
    if let closure = call.trailingClosure {
      let wanted = closureParameter(of: callee, label: nil, from: next)
      types.append(readArgument(ExprSyntax(closure), wanted, callee, &meanings))
    }
    for element in call.additionalTrailingClosures {
      let wanted = closureParameter(of: callee, label: element.label.plainText, from: next)
      types.append(readArgument(ExprSyntax(element.closure), wanted, callee, &meanings))
    }
    return (types, meanings)
  }

  private func readArgument(
    _ value: ExprSyntax, _ wanted: ReadType?, _ callee: Callee,
    _ meanings: inout [String: ReadType]
  ) -> ReadType? {
    var expected = wanted?.replacing(meanings)
    if expected == nil, !callee.closure.isEmpty, value.is(ClosureExprSyntax.self) {
      expected = .function(callee.closure.map { $0 }, nil)
    }
    if case .generic? = expected?.unwrapped { expected = nil }
    let type = read(value, expected)
    if let wanted, let type { wanted.bind(type, into: &meanings) }
    return type
  }

  private func parameter(
    of callee: Callee, label: String, from next: inout Int
  ) -> ReadType? {
    guard let member = callee.member, !member.parameters.isEmpty else {
      // A closure's or local function's parameters have no labels.
      defer { next += 1 }
      return callee.parameters.indices.contains(next) ? callee.parameters[next] : nil
    }
    if label.isEmpty, next > 0, next <= member.parameters.count,
      member.parameters[next - 1].isVariadic
    {
      return callee.parameters.indices.contains(next - 1) ? callee.parameters[next - 1] : nil
    }
    var index = next
    while index < member.parameters.count, member.parameters[index].label != label { index += 1 }
    guard index < member.parameters.count else { return nil }
    next = index + 1
    return callee.parameters.indices.contains(index) ? callee.parameters[index] : nil
  }

  private func closureParameter(
    of callee: Callee, label: String?, from next: Int
  ) -> ReadType? {
    let indices = callee.parameters.indices.filter { $0 >= next }
    if let label, let member = callee.member {
      return indices.first {
        $0 < member.parameters.count && member.parameters[$0].label == label
      }.flatMap { callee.parameters[$0] }
    }
    return indices.first { callee.parameters[$0]?.isFunction == true }
      .flatMap { callee.parameters[$0] }
  }
}
