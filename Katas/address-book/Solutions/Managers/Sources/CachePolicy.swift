/// Where the answer to a request may come from.
enum CachePolicy {
  /// What the manager holds; the server only if that is missing or too old.
  case memory
  /// As `memory`, but what the device keeps is taken first, however old it is.
  case local
  /// The server, whatever is held.
  case network
}
