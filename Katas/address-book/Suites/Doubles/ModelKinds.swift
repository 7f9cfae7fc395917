import AddressBookContract
import Foundation

/// What a view should not get at.
extension ModelKind {
  static let services = ModelKind(
    "services",
    types: [
      AddressServices.self, (any HTTPSession).self, (any HTTPTask).self, (any CacheStore).self,
      (any AppClock).self, (any AppTimer).self, (any EventLog).self,
    ]
  ) { value in
    value is AddressServices || value is any HTTPSession || value is any HTTPTask
      || value is any CacheStore || value is any AppClock || value is any AppTimer
      || value is any EventLog
  }

  /// What the model alone works with, whatever it is called.
  ///
  /// Clock and log are none of it.
  static let storage = ModelKind(
    "network or cache",
    types: [
      AddressServices.self, (any HTTPSession).self, (any HTTPTask).self, (any CacheStore).self,
    ]
  ) { value in
    value is AddressServices || value is any HTTPSession || value is any HTTPTask
      || value is any CacheStore
  }

  /// What a cache consists of, which a dictionary of one's own makes a second cache of.
  static let cacheEntries = ModelKind("cache entries", types: [CacheEntry.self]) {
    $0 is CacheEntry
  }

  static let addresses = ModelKind("addresses", types: [Address.self]) { $0 is Address }

  static let provinces = ModelKind("provinces", types: [Province.self]) { $0 is Province }

  static let entities = ModelKind("entities", types: [Address.self, Province.self]) { value in
    value is Address || value is Province
  }

  /// How something reads, which would tie an interactor to one screen.
  static let wording = ModelKind("wording", types: [DateFormatter.self]) { $0 is Formatter }

  /// An object of the class that plays a role.
  static func part(_ part: BookPart) -> ModelKind {
    ModelKind(part.role.title, types: [part.kind]) { part.isPlayed(by: $0 as AnyObject) }
  }
}
