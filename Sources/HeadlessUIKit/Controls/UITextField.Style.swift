extension UITextField {
  /// The line around a field.
  public enum BorderStyle: Int, Sendable {
    /// No line.
    case none = 0
    /// A thin line.
    case line = 1
    /// A line with depth.
    case bezel = 2
    /// A line with round corners.
    case roundedRect = 3
  }

  /// When something in a field is there.
  public enum ViewMode: Int, Sendable {
    /// At no time.
    case never = 0
    /// While the field is typed into.
    case whileEditing = 1
    /// Unless the field is typed into.
    case unlessEditing = 2
    /// At all times.
    case always = 3
  }

  /// Why typing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was taken.
    case committed = 0
    /// The text was dropped.
    case cancelled = 1
  }
}
