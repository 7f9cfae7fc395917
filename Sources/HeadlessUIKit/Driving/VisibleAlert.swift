/// What a person reads on an alert.
@_spi(Driving)
public struct VisibleAlert: Equatable, Sendable {
  /// The title, if there is one.
  public let title: String?
  /// The text below the title, if there is one.
  public let message: String?
  /// The titles of the buttons, in the order they were added.
  public let buttonTitles: [String]

  @MainActor
  init(_ alert: UIAlertController) {
    title = alert.title
    message = alert.message
    buttonTitles = alert.actions.map { $0.title ?? "" }
  }
}
