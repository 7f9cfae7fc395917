extension UIView {
  /// What it keeps beside its subviews, which only the wide stand-in has.
  @_spi(Driving) public var attachments: [AnyObject] { [] }
}
