import LibraryContract

/// The library's services as async functions.
struct AsyncLibrary {
  let catalogue: any CatalogueService
  let account: any MemberService

  func book(_ id: Int) async -> Result<Book, LibraryFailure> {
    await withCheckedContinuation { answer in
      catalogue.fetchBook(id: id) { answer.resume(returning: $0) }
    }
  }

  func member() async -> Result<Member, LibraryFailure> {
    await withCheckedContinuation { answer in
      account.fetchMember { answer.resume(returning: $0) }
    }
  }

  func reserve(_ id: Int) async -> Result<Receipt, LibraryFailure> {
    await withCheckedContinuation { answer in
      account.reserve(bookID: id) { answer.resume(returning: $0) }
    }
  }

  func cancel(_ id: Int) async -> Result<Receipt, LibraryFailure> {
    await withCheckedContinuation { answer in
      account.cancelReservation(bookID: id) { answer.resume(returning: $0) }
    }
  }
}
