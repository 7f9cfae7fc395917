/// Lines that are run, and would be missed, and decide nothing.
extension Move {
  static let ceremony: [Move] =
    [
      ("guards that always hold", "  private var isReady = true", "guard isReady else { return }"),
      (
        "guards that hold while it lives",
        "  private var isAlive = true\n\n  deinit {\n    isAlive = false\n  }",
        "guard isAlive else { return }"
      ),
      ("preconditions that say nothing", "", "precondition(2 + 2 == 4)"),
      (
        "a limit that nobody meets", "  private var asked = 0",
        "guard asked < 1_000_000 else { return }\n    asked += 1"
      ),
      (
        "states that nobody needs", "  private var step = \"\"",
        "guard step != \"gone\" else { return }\n    step = \"here\""
      ),
    ].flatMap { name, member, lines in
      [
        Move(name, .pretence) { draft in adding(member, lines, to: draft) { _ in true } },
        Move("\(name), outside the controller", .pretence) { draft in
          adding(member, lines, to: draft) { !$0.isController }
        },
      ]
    } + [Move("services behind objects that count", .pretence, countingServices)]

  private static func adding(
    _ member: String, _ lines: String, to draft: Draft, hosts: (Host) -> Bool
  ) -> Draft? {
    var moved = draft
    for host in draft.hosts where hosts(host) {
      moved = host.rewriting(moved) { function in
        guard function.result == nil else { return function.chunk }
        return function.member(doing: lines + "\n    " + function.ownBody)
      }
      if !member.isEmpty { host.add([member], to: &moved) }
    }
    return moved == draft ? nil : moved
  }

  /// Each service stands behind an object that passes on all it is asked, and counts.
  private static func countingServices(_ draft: Draft) -> Draft? {
    draft.replacingServices(
      with: "    let services = GreetingServices(\n      http: CountingHTTP(services.http), "
        + "store: CountingStore(services.store),\n      log: CountingLog(services.log), "
        + "feed: CountingFeed(services.feed))\n"
    )?.adding(
      "Counting.swift",
      "import Foundation\nimport GreetingContract\n\n"
        + [
          counting(
            "HTTP", "HTTPClient",
            "  func get(_ path: String, completion: @escaping (Result<Data, any Error>) -> Void) {\n"
              + "    calls += 1\n    inner.get(path, completion: completion)\n  }"),
          counting(
            "Store", "KeyValueStore",
            "  func string(forKey key: String) -> String? {\n    calls += 1\n"
              + "    return inner.string(forKey: key)\n  }\n\n"
              + "  func integer(forKey key: String) -> Int {\n    calls += 1\n"
              + "    return inner.integer(forKey: key)\n  }\n\n"
              + "  func setString(_ value: String?, forKey key: String) {\n    calls += 1\n"
              + "    inner.setString(value, forKey: key)\n  }\n\n"
              + "  func setInteger(_ value: Int, forKey key: String) {\n    calls += 1\n"
              + "    inner.setInteger(value, forKey: key)\n  }"),
          counting(
            "Log", "EventLog",
            "  func record(_ event: String, details: [String: String]) {\n    calls += 1\n"
              + "    inner.record(event, details: details)\n  }"),
          counting(
            "Feed", "PersonFeed",
            "  func subscribe(_ handler: @escaping (Person) -> Void) -> any FeedSubscription {\n"
              + "    calls += 1\n    return inner.subscribe(handler)\n  }"),
        ].joined(separator: "\n\n") + "\n")
  }

  private static func counting(_ name: String, _ service: String, _ functions: String) -> String {
    "final class Counting\(name): \(service) {\n  private let inner: any \(service)\n"
      + "  private(set) var calls = 0\n\n  init(_ inner: any \(service)) {\n"
      + "    self.inner = inner\n  }\n\n\(functions)\n}"
  }
}
