/// The texts of one row, ready to be shown.
nonisolated public struct FeeRowContent: Equatable, Sendable {
  /// What the row is about.
  public var title: String
  /// The amount as it is shown, such as "€ 2.50".
  public var amount: String
  /// What is said below the amount; empty when there is nothing to say.
  public var note: String

  /// Makes content from its texts.
  public init(title: String, amount: String, note: String) {
    self.title = title
    self.amount = amount
    self.note = note
  }
}
