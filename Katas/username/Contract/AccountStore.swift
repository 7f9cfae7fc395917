/// Keeps the account of whoever is signed in.
public protocol AccountStore: AnyObject {
  /// The account as it is now.
  var account: Account { get }
  /// Keeps a new name, or removes it when `name` is nil.
  func setName(_ name: String?)
}
