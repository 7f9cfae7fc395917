import UserListContract

extension User {
  /// The name as screens show it.
  var fullName: String { "\(firstName) \(lastName)" }
}
