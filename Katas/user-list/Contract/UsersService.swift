/// Asks the directory for users.
public protocol UsersService: AnyObject {
  /// Calls `completion` once, on the main actor, with all users in no particular order.
  func fetchUsers(completion: @escaping (Result<[User], any Error>) -> Void)

  /// Calls `completion` once, on the main actor, with the details of one user.
  func fetchDetails(
    ofUser id: Int, completion: @escaping (Result<UserDetails, any Error>) -> Void)
}
