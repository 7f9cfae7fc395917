/// One listener of a feed: letting go of it ends it.
public protocol FeedSubscription: AnyObject {
  /// Ends the subscription before it is let go of.
  func cancel()
}
