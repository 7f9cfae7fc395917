/// A width or height that constraints can fix or tie to another.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint that fixes the size.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .equal, nil, constant: constant)
  }

  /// A constraint that sets the least size.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .greaterThanOrEqual, nil, constant: constant)
  }

  /// A constraint that sets the greatest size.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .lessThanOrEqual, nil, constant: constant)
  }

  /// A constraint that makes this size a multiple of another plus `constant`.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .equal, anchor.place, multiplier: multiplier, constant: constant)
  }

  /// A constraint that makes this size at least a multiple of another plus `constant`.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, .greaterThanOrEqual, anchor.place, multiplier: multiplier, constant: constant)
  }

  /// A constraint that makes this size at most a multiple of another plus `constant`.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, .lessThanOrEqual, anchor.place, multiplier: multiplier, constant: constant)
  }
}
