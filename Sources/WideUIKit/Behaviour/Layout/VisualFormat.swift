/// Reads the constraints that a line of characters draws.
@MainActor
struct VisualFormat {
  /// A distance or size as it is written: a relation, a value and a priority.
  private typealias Condition = (
    relation: NSLayoutConstraint.Relation, value: String, priority: UILayoutPriority
  )

  private let format: String
  private let isVertical: Bool
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var rest: Substring
  private var found: [NSLayoutConstraint] = []

  init(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
    isVertical = format.hasPrefix("V:")
    let line = format.hasPrefix("V:") || format.hasPrefix("H:") ? format.dropFirst(2) : format[...]
    rest = Substring(line.filter { !$0.isWhitespace })
  }

  mutating func constraints() -> [NSLayoutConstraint] {
    var last: UIView?
    var gap: [Condition] = []
    var isFirst = true
    while let character = rest.popFirst() {
      switch character {
      case "|":
        if let last, !isFirst { connect(last, to: nil, gap) }
        isFirst = false
      case "[":
        guard let view = sizedView() else { return [] }
        if last != nil || !isFirst { connect(last, to: view, gap) }
        (last, isFirst) = (view, false)
      default:
        fail("Expected a view")
        return []
      }
      gap = takeGap(atEdge: last == nil || rest.hasSuffix("-|") && !rest.contains("["))
    }
    return found
  }

  // MARK: Distances

  /// What stands between two views; nothing is no distance, and a dash the usual one.
  private mutating func takeGap(atEdge: Bool) -> [Condition] {
    guard rest.first == "-" else { return [(.equal, "0", .required)] }
    rest.removeFirst()
    if rest.first == "[" || rest.first == "|" {
      return [(.equal, atEdge ? "20" : "8", .required)]
    }
    let text = take(upTo: "-")
    return conditions(text.hasPrefix("(") ? text.dropFirst().dropLast() : text)
  }

  private mutating func connect(_ first: UIView?, to second: UIView?, _ gap: [Condition]) {
    guard let around = first?.superview ?? second?.superview else { return }
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isVertical ? (.top, .bottom) : (.leading, .trailing)
    for condition in gap {
      let constraint = NSLayoutConstraint(
        item: second ?? around, attribute: second == nil ? end : start,
        relatedBy: condition.relation, toItem: first ?? around,
        attribute: first == nil ? start : end, multiplier: 1, constant: number(condition.value) ?? 0
      )
      constraint.priority = condition.priority
      found.append(constraint)
    }
    if let first, let second { align(first, second) }
  }

  /// The bit of an option is that of its attribute.
  private mutating func align(_ first: UIView, _ second: UIView) {
    for bit in 1...12 where options.rawValue & (1 << UInt(bit)) != 0 {
      guard let attribute = NSLayoutConstraint.Attribute(rawValue: bit) else { continue }
      found.append(
        NSLayoutConstraint(
          item: second, attribute: attribute, relatedBy: .equal, toItem: first,
          attribute: attribute, multiplier: 1, constant: 0))
    }
  }

  // MARK: Views

  private mutating func sizedView() -> UIView? {
    let text = take(upTo: "]")
    let name = text.prefix { $0 != "(" }
    guard let view = views[String(name)] as? UIView else {
      fail("\(name) is not a key in the views dictionary")
      return nil
    }
    let size: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    for condition in conditions(text.dropFirst(name.count + 1).dropLast()) {
      let other = views[condition.value] as? UIView
      let constraint = NSLayoutConstraint(
        item: view, attribute: size, relatedBy: condition.relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : size, multiplier: 1,
        constant: other == nil ? number(condition.value) ?? 0 : 0)
      constraint.priority = condition.priority
      found.append(constraint)
    }
    return view
  }

  // MARK: Words

  private mutating func take(upTo end: Character) -> Substring {
    let text = rest.prefix { $0 != end }
    rest = rest.dropFirst(text.count + 1)
    return text
  }

  private func conditions(_ text: Substring) -> [Condition] {
    text.split(separator: ",").map { part in
      let halves = part.split(separator: "@", omittingEmptySubsequences: false)
      let relations: [(String, NSLayoutConstraint.Relation)] = [
        (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual), ("==", .equal),
      ]
      let relation = relations.first { part.hasPrefix($0.0) }
      let value = String(halves[0].dropFirst(relation == nil ? 0 : 2))
      let priority = halves.count > 1 ? number(String(halves[1])) : nil
      return (
        relation?.1 ?? .equal, value, priority.map { UILayoutPriority(Float($0)) } ?? .required
      )
    }
  }

  private func number(_ word: String) -> CGFloat? {
    if let number = Double(word) { return number }
    switch metrics[word] {
    case let value as CGFloat: return value
    case let value as Double: return value
    case let value as Int: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as NSNumber: return value.doubleValue
    default:
      fail("\(word) is not a key in the metrics dictionary")
      return nil
    }
  }

  private func fail(_ problem: String) {
    RaisedException.raise("Unable to parse constraint format: \(problem). \(format)")
  }
}
