/// Tells when the person was changed elsewhere: on another screen, or on the server.
public protocol PersonFeed: AnyObject {
  /// Calls `handler` on the main actor with the new person after every change.
  ///
  /// It does so for as long as the subscription is held by somebody and not cancelled.
  func subscribe(_ handler: @escaping (Person) -> Void) -> any FeedSubscription
}
