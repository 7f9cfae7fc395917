/// Where something begins and how long it is, in one direction.
struct LayoutSpan {
  let start: LayoutExpression
  let length: LayoutExpression

  var end: LayoutExpression { start + length }
  var middle: LayoutExpression { start + length * 0.5 }

  func inset(
    by margins: NSDirectionalEdgeInsets, _ axis: NSLayoutConstraint.Axis
  ) -> LayoutSpan {
    let isRow = axis == .horizontal
    let (before, after) =
      isRow ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
    return LayoutSpan(start: start + before, length: length + -(before + after))
  }

  /// An edge, the middle or the length.
  ///
  /// - Parameter font: What text is written in whose baseline may be asked for; without text it is the lower edge.
  func place(_ attribute: NSLayoutConstraint.Attribute, font: UIFont?) -> LayoutExpression {
    switch attribute {
    case .left, .leading, .top: start
    case .right, .trailing, .bottom: end
    case .centerX, .centerY: middle
    case .width, .height: length
    case .firstBaseline: font.map { start + TextSize.ascent(of: $0) } ?? end
    case .lastBaseline: font.map { end + -TextSize.descent(of: $0) } ?? end
    case .notAnAttribute: LayoutExpression()
    }
  }
}

extension LayoutExpression {
  /// The value once all unknowns are known.
  func value(in values: [Int: CGFloat]) -> CGFloat {
    terms.reduce(constant) { $0 + $1.value * (values[$1.key] ?? 0) }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The direction in which it is measured.
  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    default: .vertical
    }
  }
}

extension NSLayoutConstraint {
  var axis: Axis { firstAttribute.axis }

  /// Whether it says where a scroll view's content ends, which moves no view.
  var measuresContent: Bool {
    [(firstItem, firstAttribute, secondItem), (secondItem, secondAttribute, firstItem)].contains {
      outer, attribute, inner in
      guard let outer = outer as? UIView, !outer.contentGuides.isEmpty,
        [.right, .trailing, .bottom].contains(attribute)
      else { return false }
      return (inner as? UIView)?.isDescendant(of: outer) == true
    }
  }
}
