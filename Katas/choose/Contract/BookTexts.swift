/// What the book's screen shows once the book and the member are known.
nonisolated public struct BookTexts: Equatable, Sendable {
  /// Such as "2 available".
  public var availability: String
  /// What the member should know of this book; empty for nothing.
  public var notice: String
  /// The title of the button below; nil where there is none.
  public var action: String?
  /// Whether the button can be tapped; false where there is none.
  public var isActionEnabled: Bool
  /// What went wrong last; empty for nothing.
  public var message: String

  /// Makes what is shown.
  public init(
    availability: String, notice: String, action: String?, isActionEnabled: Bool, message: String
  ) {
    self.availability = availability
    self.notice = notice
    self.action = action
    self.isActionEnabled = isActionEnabled
    self.message = message
  }
}
