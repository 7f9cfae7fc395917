/// A view that lines others up in a row or a column.
@MainActor
open class UIStackView: UIStackViewMembers {
  /// The views lined up, first to last; all of them are subviews too.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The direction of the line.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet {
      EffectLog.note(.styled, "axis", axis, of: self)
      changeLayout()
    }
  }
  /// The distance between neighbours.
  open var spacing: CGFloat = 0 {
    didSet {
      EffectLog.note(.styled, "spacing", spacing, of: self)
      changeLayout()
    }
  }
  /// How views share the length of the line.
  open var distribution: Distribution = .fill {
    didSet {
      EffectLog.note(.styled, "distribution", distribution, of: self)
      changeLayout()
    }
  }
  /// How views sit across the line.
  open var alignment: Alignment = .fill {
    didSet {
      EffectLog.note(.styled, "alignment", alignment, of: self)
      changeLayout()
    }
  }
  /// Whether margins count around the line.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      EffectLog.note(
        .styled, "isLayoutMarginsRelativeArrangement", isLayoutMarginsRelativeArrangement, of: self)
      changeLayout()
    }
  }
  /// Whether distances count from baselines; kept only.
  open var isBaselineRelativeArrangement = false

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates an empty stack with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty stack; nothing is read from the coder.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Creates a stack of the given views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Puts a view at the end of the line.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view at a position in the line.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    EffectLog.silently { view.translatesAutoresizingMaskIntoConstraints = false }
    setNeedsLayout()
    changeLayout()
  }

  /// Takes a view out of the line; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
    changeLayout()
  }

  /// Sets the distance after one view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    EffectLog.note(.styled, "customSpacing", spacing, of: arrangedSubview)
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    changeLayout()
  }

  /// The distance after one view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
    customSpacings[ObjectIdentifier(subview)] = nil
  }
}

extension UIStackView {
  /// How the views of a line share its length.
  public enum Distribution: Int, Sendable {
    /// Some grow until the line is full.
    case fill = 0
    /// All have one size.
    case fillEqually = 1
    /// All grow in proportion.
    case fillProportionally = 2
    /// All gaps are the same.
    case equalSpacing = 3
    /// All centres are the same distance apart.
    case equalCentering = 4
  }

  /// How the views of a line sit across it.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the start: leading in a column, top in a row.
    case leading = 1
    /// At the first baseline.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the end: trailing in a column, bottom in a row.
    case trailing = 4
    /// At the last baseline.
    case lastBaseline = 5

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the distance that `spacing` gives.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// Stands for the standard distance of the system.
  public class var spacingUseSystem: CGFloat { 8 }
}
