import KataCore
import Testing

@testable import KataScoring

struct EffectTests {
  private static let known = KnownEffects(services: ["HTTPClient": .network])

  @Test(arguments: [
    (Use(.make, name: "Date"), Effect.Kind?.some(.clock)),
    (Use(.make, name: "Date", labels: ["timeIntervalSince1970"]), nil),
    (Use(.read, name: "now", on: "Date", chain: ["Date"]), .clock),
    (Use(.make, name: "UUID"), .randomness),
    (Use(.make, name: "UUID", labels: ["uuidString"]), nil),
    (Use(.call, name: "shuffled", chain: ["cards"]), .randomness),
    (Use(.call, name: "dataTask", on: "URLSession", chain: ["URLSession", "shared"]), .network),
    (Use(.call, name: "get", on: "HTTPClient", chain: ["services", "http"]), .network),
    (Use(.call, name: "set", on: "UserDefaults", chain: ["defaults"]), .storage),
    (Use(.call, name: "async", on: "DispatchQueue", chain: ["DispatchQueue", "main"]), .mainQueue),
    (Use(.call, name: "print"), .logging),
    (Use(.call, name: "print", chain: ["printer"], labels: []), nil),
    (Use(.read, name: "shared", chain: ["Session"]), .singleton),
    (Use(.read, name: "default", chain: ["UIAlertAction", "Style"]), nil),
    (Use(.call, name: "present", on: "UIViewController", chain: ["self"]), .navigation),
    (Use(.call, name: "present", on: "GreetingRouter", chain: ["router"]), nil),
    (Use(.call, name: "post", on: "NotificationCenter", chain: ["center"]), .notifications),
  ])
  func knowsEffectsByTheirAPI(use: Use, kind: Effect.Kind?) {
    #expect(Self.known.kind(of: use) == kind)
  }

  private static func effects(_ use: Use, substituted: Set<Int>? = nil) -> [Effect] {
    var program = SampleProgram()
    var function = SampleProgram.Function(name: "load", atoms: ["N"], uses: [use])
    function.parameterTypes = ["UserDefaults"]
    program.type(
      "Loader",
      properties: [
        .property("http", "HTTPClient", isInjected: true), .property("session", "URLSession"),
      ], [function])
    return EffectReader(design: program.design(), known: known, substituted: substituted).effects
  }

  @Test(arguments: [
    (Use(.call, name: "get", on: "HTTPClient", chain: ["http"]), true),
    (Use(.call, name: "dataTask", on: "URLSession", chain: ["session"]), false),
    (Use(.call, name: "dataTask", on: "URLSession", chain: ["URLSession", "shared"]), false),
    (Use(.call, name: "set", on: "UserDefaults", chain: ["defaults"]), true),
    (Use(.make, name: "Date"), false),
  ])
  func tellsWhatATestCanIntercept(use: Use, isInterceptable: Bool) {
    #expect(Self.effects(use).map(\.isInterceptable) == [isInterceptable])
  }

  @Test func countsNoInjectionThatNoTestEverUsed() {
    let use = Use(.call, name: "get", on: "HTTPClient", chain: ["http"])
    #expect(Self.effects(use, substituted: []).map(\.isInterceptable) == [false])
    #expect(Self.effects(use, substituted: [0]).map(\.isInterceptable) == [true])
  }
}
