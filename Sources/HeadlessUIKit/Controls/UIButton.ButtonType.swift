extension UIButton {
  /// The kinds of button the system has.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom = 0
    /// With the look of the system.
    case system = 1
    /// With the sign for details.
    case detailDisclosure = 2
    /// With the sign for information on light ground.
    case infoLight = 3
    /// With the sign for information on dark ground.
    case infoDark = 4
    /// With the sign for adding a contact.
    case contactAdd = 5
    /// With the sign for closing.
    case close = 7
  }
}
