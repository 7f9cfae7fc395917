import KataCore

/// What reaches outside the program, by the names of Foundation's and UIKit's own API: the one table of them.
struct KnownEffects: Sendable {
  /// What the types that a kata hands out stand for.
  let services: [String: Responsibility]

  func kind(of use: Use) -> Effect.Kind? {
    switch use.kind {
    case .call, .make, .read: break
    default: return nil
    }
    if use.kind == .call, let service = use.on.flatMap({ services[$0] }) {
      return Self.kinds[service]
    }
    if use.kind != .read, let kind = calls(use) { return kind }
    if Self.clockReads.holdsName(of: use), use.kind != .make || use.labels.isEmpty,
      use.kind == .make || Self.leads(use, to: Self.clocks)
    {
      return .clock
    }
    return isSingleton(use) ? .singleton : nil
  }

  /// What the known types that are used, or are on the way to what is, stand for; of several the first in the table.
  private static func kind(ofTypesIn use: Use) -> Effect.Kind? {
    var first = use.on.flatMap { places[$0] }
    for word in use.chain {
      if let place = places[word] { first = min(first ?? place, place) }
    }
    return first.map { types[$0].0 }
  }

  /// The place of each type in the table.
  private static let places = NameTable<Int>(
    Dictionary(
      types.enumerated().flatMap { place, row in row.1.map { ($0, place) } },
      uniquingKeysWith: min))

  /// Whether something of one of some types is used, or on the way to what is.
  private static func leads(_ use: Use, to types: NameSet) -> Bool {
    use.on.map(types.contains) == true || use.chain.contains(where: types.contains)
  }

  private func calls(_ use: Use) -> Effect.Kind? {
    if use.kind == .make {
      if use.name == "UUID" && use.labels.isEmpty { return .randomness }
      return use.name == "Date" && use.labels.isEmpty ? .clock : nil
    }
    if let kind = Self.kind(ofTypesIn: use) { return kind }
    if use.name.hasPrefix("async") || use.name == "sync" || use.name == "perform",
      Self.leads(use, to: Self.queues), Self.leads(use, to: ["main"])
    {
      return .mainQueue
    }
    if use.name == "run", Self.leads(use, to: ["MainActor"]) { return .mainQueue }
    if use.on == nil, use.chain.isEmpty, let kind = Self.functions[use.name] { return kind }
    if Self.random.holdsName(of: use) { return .randomness }
    if Self.navigation.holdsName(of: use), isScreen(use.on) { return .navigation }
    return nil
  }

  private func isScreen(_ type: String?) -> Bool {
    type.map { ViewKinship.isViewLike($0) || $0 == "UIApplication" } ?? true
  }

  /// Whether the one object of a type is asked for: `UIApplication.shared`, alone or on the way to something else.
  private func isSingleton(_ use: Use) -> Bool {
    guard let last = use.chain.last else { return false }
    if use.kind != .make, Self.isOne(use.name, of: last) { return true }
    return zip(use.chain, use.chain.dropFirst()).contains { Self.isOne($1, of: $0) }
  }

  private static func isOne(_ word: String, of owner: String) -> Bool {
    singletons.contains(word) && owner.first?.isUppercase == true
      || single[word]?.contains(owner) == true
  }

  private static let kinds: [Responsibility: Effect.Kind] = [
    .network: .network, .storage: .storage, .logging: .logging, .navigation: .navigation,
    .observing: .notifications,
  ]

  private static let types: [(Effect.Kind, [String])] = [
    (
      .network, ["URLSession", "AF", "Alamofire", "SessionManager", "MoyaProvider", "NWConnection"]
    ),
    (
      .storage,
      [
        "UserDefaults", "FileManager", "NSCache", "NSManagedObjectContext", "NSPersistentContainer",
        "Realm", "Keychain", "NSUbiquitousKeyValueStore", "ModelContext",
      ]
    ),
    (.notifications, ["NotificationCenter", "UNUserNotificationCenter"]),
    (.logging, ["Logger", "OSLog", "Analytics", "Crashlytics"]),
    (.clock, ["Timer", "CADisplayLink", "ContinuousClock", "SuspendingClock"]),
  ]

  private static let functions = NameTable<Effect.Kind>([
    "CFAbsoluteTimeGetCurrent": .clock, "CACurrentMediaTime": .clock, "NSLog": .logging,
    "arc4random": .randomness, "arc4random_uniform": .randomness, "debugPrint": .logging,
    "drand48": .randomness, "dump": .logging, "os_log": .logging, "print": .logging,
    "SecItemAdd": .storage, "SecItemCopyMatching": .storage, "SecItemDelete": .storage,
    "SecItemUpdate": .storage,
  ])

  private static let queues: NameSet = ["DispatchQueue", "OperationQueue"]
  private static let clockReads: NameSet = ["now", "systemUptime", "timeIntervalSinceNow"]
  private static let clocks: NameSet = [
    "Date", "DispatchTime", "DispatchWallTime", "ProcessInfo", "ContinuousClock",
  ]
  private static let random: NameSet = ["random", "shuffled", "shuffle", "randomElement"]
  private static let singletons: NameSet = ["shared", "sharedInstance"]

  /// Words that also name cases and styles, by the types of which they name the one object.
  private static let single = NameTable<Set<String>>([
    "current": ["Calendar", "Locale", "RunLoop", "Thread", "TimeZone", "UIDevice"],
    "default": ["FileManager", "NotificationCenter"],
    "main": ["Bundle", "RunLoop", "UIScreen"],
    "standard": ["UserDefaults"],
    "autoupdatingCurrent": ["Calendar", "Locale", "TimeZone"],
  ])
  private static let navigation: NameSet = [
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
    "setViewControllers", "present", "dismiss", "show", "showDetailViewController", "performSegue",
    "open",
  ]
}
