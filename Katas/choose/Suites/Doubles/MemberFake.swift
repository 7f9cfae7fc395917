import LibraryContract

/// A member's account that answers when the suite says so.
@MainActor final class MemberFake: MemberService {
  typealias MemberAnswer = Result<Member, LibraryFailure>
  typealias ReceiptAnswer = Result<Receipt, LibraryFailure>

  let fetches = PendingRequests<Void, MemberAnswer>()
  let reservations = PendingRequests<Int, ReceiptAnswer>()
  let cancellations = PendingRequests<Int, ReceiptAnswer>()
  let renewals = PendingRequests<Int, MemberAnswer>()

  func fetchMember(completion: @escaping (MemberAnswer) -> Void) {
    Effects.report(.network, "member")
    fetches.ask((), completion: completion)
  }

  func reserve(bookID: Int, completion: @escaping (ReceiptAnswer) -> Void) {
    Effects.report(.network, "reserve", bookID)
    reservations.ask(bookID, completion: completion)
  }

  func cancelReservation(bookID: Int, completion: @escaping (ReceiptAnswer) -> Void) {
    Effects.report(.network, "cancel", bookID)
    cancellations.ask(bookID, completion: completion)
  }

  func renew(loanID: Int, completion: @escaping (MemberAnswer) -> Void) {
    Effects.report(.network, "renew", loanID)
    renewals.ask(loanID, completion: completion)
  }
}
