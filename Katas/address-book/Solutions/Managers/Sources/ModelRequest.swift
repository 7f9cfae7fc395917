import AddressBookContract

/// A request for models.
struct ModelRequest {
  let identifier: RequestIdentifier
  let path: String
  /// What the answer is kept under on the device.
  let cacheKey: String
  let cachePolicy: CachePolicy
}
