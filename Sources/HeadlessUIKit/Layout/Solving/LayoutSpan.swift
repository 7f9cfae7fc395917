/// Where something begins and how long it is, in one direction.
struct LayoutSpan {
  var start: LayoutExpression
  let length: LayoutExpression

  var end: LayoutExpression { start + length }
  var middle: LayoutExpression { start + length * 0.5 }

  func inset(
    by margins: NSDirectionalEdgeInsets, _ axis: NSLayoutConstraint.Axis
  ) -> LayoutSpan {
    let isRow = axis == .horizontal
    let (before, after) =
      isRow ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
    return LayoutSpan(start: start + before, length: length - (before + after))
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
    case .lastBaseline: font.map { end - TextSize.descent(of: $0) } ?? end
    case .notAnAttribute: LayoutExpression()
    }
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
