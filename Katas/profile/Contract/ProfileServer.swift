/// Keeps profiles.
public protocol ProfileServer: AnyObject {
  /// Sends what `profile` holds now, and calls `completion` once, on the main actor, when the answer is there.
  func save(_ profile: Profile, completion: @escaping (Result<Void, any Error>) -> Void)
}
