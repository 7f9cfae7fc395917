/// How somebody can be reached; nil stands for what the directory does not know.
nonisolated public struct UserDetails: Equatable, Sendable {
  /// A number as people write it, such as "+49 30 555-0134".
  public var phone: String?
  /// An address for mail, such as "ada@engine.example".
  public var email: String?
  /// Host and path without a scheme, such as "engine.example/ada"; it is reached by https.
  public var website: String?

  /// Makes the details from all parts.
  public init(phone: String?, email: String?, website: String?) {
    self.phone = phone
    self.email = email
    self.website = website
  }
}
