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
    let places = [use.on].compactMap { $0 } + use.chain
    if use.kind != .read, let kind = calls(use, places) { return kind }
    if Self.clockReads.contains(use.name), use.kind != .make || use.labels.isEmpty,
      use.kind == .make || !Set(places).isDisjoint(with: Self.clocks)
    {
      return .clock
    }
    return isSingleton(use) ? .singleton : nil
  }

  private func calls(_ use: Use, _ places: [String]) -> Effect.Kind? {
    if use.kind == .make {
      if use.name == "UUID" && use.labels.isEmpty { return .randomness }
      return use.name == "Date" && use.labels.isEmpty ? .clock : nil
    }
    for (kind, types) in Self.types where places.contains(where: types.contains) { return kind }
    if use.name.hasPrefix("async") || use.name == "sync" || use.name == "perform" {
      if places.contains("DispatchQueue") || places.contains("OperationQueue"),
        places.contains("main")
      {
        return .mainQueue
      }
    }
    if use.name == "run", places.contains("MainActor") { return .mainQueue }
    if places.isEmpty, let kind = Self.functions[use.name] { return kind }
    if Self.random.contains(use.name) { return .randomness }
    if Self.navigation.contains(use.name), isScreen(use.on) { return .navigation }
    return nil
  }

  private func isScreen(_ type: String?) -> Bool {
    type.map { ViewKinship.isViewLike($0) || $0 == "UIApplication" } ?? true
  }

  /// Whether the one object of a type is asked for: `UIApplication.shared`, alone or on the way to something else.
  private func isSingleton(_ use: Use) -> Bool {
    let words = use.chain + (use.kind == .make ? [] : [use.name])
    return zip(words, words.dropFirst()).contains { owner, word in
      owner.first?.isUppercase == true && Self.singletons.contains(word)
        || Self.single[word]?.contains(owner) == true
    }
  }

  private static let kinds: [Responsibility: Effect.Kind] = [
    .network: .network, .storage: .storage, .logging: .logging, .navigation: .navigation,
    .observing: .notifications,
  ]

  private static let types: [(Effect.Kind, Set<String>)] = [
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

  private static let functions: [String: Effect.Kind] = [
    "CFAbsoluteTimeGetCurrent": .clock, "CACurrentMediaTime": .clock, "NSLog": .logging,
    "arc4random": .randomness, "arc4random_uniform": .randomness, "debugPrint": .logging,
    "drand48": .randomness, "dump": .logging, "os_log": .logging, "print": .logging,
    "SecItemAdd": .storage, "SecItemCopyMatching": .storage, "SecItemDelete": .storage,
    "SecItemUpdate": .storage,
  ]

  private static let clockReads: Set<String> = ["now", "systemUptime", "timeIntervalSinceNow"]
  private static let clocks: Set<String> = [
    "Date", "DispatchTime", "DispatchWallTime", "ProcessInfo", "ContinuousClock",
  ]
  private static let random: Set<String> = ["random", "shuffled", "shuffle", "randomElement"]
  private static let singletons: Set<String> = ["shared", "sharedInstance"]

  /// Words that also name cases and styles, by the types of which they name the one object.
  private static let single: [String: Set<String>] = [
    "current": ["Calendar", "Locale", "RunLoop", "Thread", "TimeZone", "UIDevice"],
    "default": ["FileManager", "NotificationCenter"],
    "main": ["Bundle", "RunLoop", "UIScreen"],
    "standard": ["UserDefaults"],
    "autoupdatingCurrent": ["Calendar", "Locale", "TimeZone"],
  ]
  private static let navigation: Set<String> = [
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
    "setViewControllers", "present", "dismiss", "show", "showDetailViewController", "performSegue",
    "open",
  ]
}
