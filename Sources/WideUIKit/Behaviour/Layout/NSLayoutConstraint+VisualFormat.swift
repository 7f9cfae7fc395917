extension NSLayoutConstraint {
  /// The constraints that a line of characters draws, such as `H:|-[name(>=80)]-8-[button]|`.
  ///
  /// A name that is in neither dictionary, and a line that cannot be read, are failures.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, options: opts, metrics: metrics ?? [:], views: views)
    return reader.constraints()
  }
}
