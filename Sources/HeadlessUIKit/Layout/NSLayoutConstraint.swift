/// A relation between two anchors.
///
/// Activating one whose views share no ancestor stops the program, as it does in an app.
/// A constraint refers weakly to its views; the nearest common ancestor holds the constraint.
@MainActor
open class NSLayoutConstraint: NSObject {
  private let first: AnchorPlace
  private let second: AnchorPlace?
  /// How the two sides compare.
  public let relation: Relation
  /// The factor on the second side.
  public let multiplier: CGFloat
  /// The distance added to the second side.
  open var constant: CGFloat {
    willSet { if newValue != constant { holder?.constraintsWillChange() } }
    didSet {
      EffectLog.note(.styled, "constant", constant, of: self)
      if constant != oldValue { holder?.constraintsDidChange() }
    }
  }
  /// How strongly the constraint holds.
  open var priority: UILayoutPriority = .required {
    willSet { if newValue != priority { holder?.constraintsWillChange() } }
    didSet { if priority != oldValue { holder?.constraintsDidChange() } }
  }
  /// A name for debugging.
  open var identifier: String?
  /// The view that holds the constraint while it is active.
  weak var holder: UIView?

  init(
    _ first: AnchorPlace, _ relation: Relation, _ second: AnchorPlace?, multiplier: CGFloat = 1,
    constant: CGFloat
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Creates a constraint from items and attributes; items are views or layout guides.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    let second = view2.map { AnchorPlace(item: $0 as AnyObject, attribute: attr2) }
    self.init(
      AnchorPlace(item: view1 as AnyObject, attribute: attr1), relation, second,
      multiplier: multiplier, constant: constant)
  }

  /// The view or guide on the first side.
  open var firstItem: AnyObject? { first.item }
  /// The view or guide on the second side.
  open var secondItem: AnyObject? { second?.item }
  /// The attribute on the first side.
  open var firstAttribute: Attribute { first.attribute }
  /// The attribute on the second side.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// Whether the constraint is in force; setting it adds it to, or takes it from, an ancestor.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      EffectLog.note(.styled, "isActive", "\(newValue) \(constant)", of: self)
      if newValue {
        commonAncestor.hold(self)
      } else {
        holder?.release(self)
      }
    }
  }

  /// Puts all constraints in force.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Puts all constraints out of force.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether either side lies in `view` or below it.
  func touches(_ view: UIView) -> Bool {
    [first.view, second?.view].contains { $0?.isDescendant(of: view) == true }
  }

  private var commonAncestor: UIView {
    guard let own = first.view else {
      preconditionFailure("A constraint was activated after its view had gone.")
    }
    guard let second, let other = second.view else { return own }
    let ancestor = sequence(first: own, next: \.superview).first { other.isDescendant(of: $0) }
    guard let ancestor else {
      preconditionFailure(
        """
        A constraint between \(type(of: own)) and \(type(of: other)) was activated, but the two \
        views share no ancestor: add both to the view tree first.
        """)
    }
    return ancestor
  }
}
