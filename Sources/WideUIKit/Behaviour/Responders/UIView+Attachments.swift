extension UIView {
  /// What it keeps beside its subviews: gesture recognisers and interactions.
  @_spi(Driving) public var attachments: [AnyObject] { (gestureRecognizers ?? []) + interactions }
}
