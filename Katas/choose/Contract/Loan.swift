import Foundation

/// A book that a member has at home.
nonisolated public struct Loan: Equatable, Sendable {
  /// The number under which the library knows the loan.
  public var id: Int
  /// The book's number.
  public var bookID: Int
  /// The book's title.
  public var title: String
  /// The branch to which the book belongs.
  public var branch: String
  /// Some time of the day on which the book is due.
  public var due: Date
  /// How often the loan has been renewed.
  public var renewals: Int

  /// Makes a loan from all parts.
  public init(id: Int, bookID: Int, title: String, branch: String, due: Date, renewals: Int) {
    self.id = id
    self.bookID = bookID
    self.title = title
    self.branch = branch
    self.due = due
    self.renewals = renewals
  }
}
