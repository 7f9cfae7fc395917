/// Tells a value as a learner would say it: text in quotes, nothing for nil, yes and no.
func inWords<Value>(_ value: Value) -> String {
  switch value {
  case let text as String: text.isEmpty ? "an empty text" : "“\(text)”"
  case let truth as Bool: truth ? "yes" : "no"
  case let number as Int: "\(number)"
  case let maybe as any MaybeNothing: maybe.content.map { inWords($0) } ?? "nothing"
  case let list as [Any]: list.isEmpty ? "none" : list.map { inWords($0) }.joined(separator: ", ")
  default: "\(value)"
  }
}

/// An optional whose wrapped type is not known.
private protocol MaybeNothing {
  var content: Any? { get }
}

extension Optional: MaybeNothing {
  fileprivate var content: Any? { self }
}
