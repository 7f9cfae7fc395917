import KataCore

extension FunctionFacts {
  /// The name with the parameters' labels, which tell functions of one name apart.
  var title: String {
    guard kind == .function || kind == .initializer, !labels.isEmpty else { return name }
    return "\(name)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
  }

  /// The name as people speak of it, with parentheses where it takes them.
  var spoken: String {
    kind == .function && labels.isEmpty ? "\(name)()" : title
  }
}
