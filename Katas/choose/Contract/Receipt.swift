/// How things stand once the library has done what it was asked for.
nonisolated public struct Receipt: Equatable, Sendable {
  /// The book as it is now.
  public var book: Book
  /// The member as they are now.
  public var member: Member

  /// Makes a receipt.
  public init(book: Book, member: Member) {
    self.book = book
    self.member = member
  }
}
