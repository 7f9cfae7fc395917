import UserListContract

/// A directory that answers when the suite says so.
@MainActor final class UsersFake: UsersService {
  typealias UsersAnswer = Result<[User], any Error>
  typealias DetailsAnswer = Result<UserDetails, any Error>

  private let lists = PendingRequests<Void, UsersAnswer>()
  private let details = PendingRequests<Int, DetailsAnswer>()

  func fetchUsers(completion: @escaping (UsersAnswer) -> Void) {
    Effects.report(.network, "users")
    lists.ask((), completion: completion)
  }

  func fetchDetails(ofUser id: Int, completion: @escaping (DetailsAnswer) -> Void) {
    Effects.report(.network, "details", id)
    details.ask(id, completion: completion)
  }

  // MARK: - For the suites

  var openLists: Int { lists.open.count }
  var openDetails: [Int] { details.open }

  /// Answers the oldest request for users; does nothing if there is none.
  func answer(_ users: [User]) { lists.answer(.success(users)) }

  func failUsers() { lists.answer(.failure(NoConnection())) }

  func answer(_ answer: UserDetails) { details.answer(.success(answer)) }

  func failDetails() { details.answer(.failure(NoConnection())) }
}

/// Why a request fails here.
struct NoConnection: Error {}
