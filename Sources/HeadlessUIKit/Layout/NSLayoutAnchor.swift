/// An edge, centre or size of a view or guide that constraints can tie to another.
///
/// An anchor refers weakly to its view, so keeping one keeps no view alive.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let place: AnchorPlace

  init(_ place: AnchorPlace) {
    self.place = place
  }

  /// The view or guide this anchor belongs to.
  public var item: AnyObject? { place.item }

  /// A constraint that holds both anchors `constant` apart.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .equal, anchor.place, constant: constant)
  }

  /// A constraint that keeps this anchor at or past the other by `constant`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .greaterThanOrEqual, anchor.place, constant: constant)
  }

  /// A constraint that keeps this anchor at or before the other by `constant`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .lessThanOrEqual, anchor.place, constant: constant)
  }
}

/// A horizontal position: leading, trailing, left, right or centre.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// A constraint that holds the standard spacing times `multiplier` after another anchor.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 8 * multiplier)
  }
}

/// A vertical position: top, bottom, centre or baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// A constraint that holds the standard spacing times `multiplier` below another anchor.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 8 * multiplier)
  }
}

/// Where an anchor is: which item, and which of its attributes.
struct AnchorPlace {
  weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  /// The view whose tree the anchor lives in: the item, or the view that owns the guide.
  @MainActor var view: UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}
