/// What a person reads on an alert.
@_spi(Driving)
public struct VisibleAlert: Equatable, Sendable {
  /// The title, if there is one.
  public let title: String?
  /// The text below the title, if there is one.
  public let message: String?
  /// Says whether it is an action sheet.
  public let isSheet: Bool
  /// The titles of the buttons, in the order they were added.
  public let buttonTitles: [String]

  @MainActor
  init(_ alert: UIAlertController) {
    title = alert.title
    message = alert.message
    isSheet = alert.preferredStyle == .actionSheet
    buttonTitles = alert.actions.map { $0.title ?? "" }
  }
}
