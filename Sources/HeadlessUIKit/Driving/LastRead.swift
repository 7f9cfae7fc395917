/// A view whose text a case has read, and that text.
@_spi(Driving)
public struct LastRead {
  /// Nil once the screen is gone.
  public private(set) weak var view: UIView?
  /// What it showed then.
  public let text: String
}
