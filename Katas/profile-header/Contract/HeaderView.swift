/// VIPER: the passive view.
///
/// It shows what it receives, unchanged, and decides nothing.
public protocol HeaderView: AnyObject {
  /// Shows all of `state` in place of what was shown before.
  func show(_ state: HeaderState)
}
