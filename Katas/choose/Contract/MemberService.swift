/// Knows the member, and does what they ask for.
///
/// Every completion is called once, on the main actor.
public protocol MemberService: AnyObject {
  /// Fetches the member as they are now.
  func fetchMember(completion: @escaping (Result<Member, LibraryFailure>) -> Void)
  /// Reserves a book.
  func reserve(bookID: Int, completion: @escaping (Result<Receipt, LibraryFailure>) -> Void)
  /// Gives a reservation up.
  func cancelReservation(
    bookID: Int, completion: @escaping (Result<Receipt, LibraryFailure>) -> Void)
  /// Renews a loan; the answer has its new due date.
  func renew(loanID: Int, completion: @escaping (Result<Member, LibraryFailure>) -> Void)
}
