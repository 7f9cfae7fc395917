import KataCore
import KataSyntax
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

  private static func effects(
    _ use: Use, substituted: Set<Int>? = nil, onlyForwards: Bool = false
  ) -> [Effect] {
    var program = SampleProgram()
    var function = SampleProgram.Function(name: "load", atoms: ["N"], uses: [use])
    function.parameterTypes = ["UserDefaults"]
    function.onlyForwards = onlyForwards
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

  @Test func countsNothingThatOnlyPassesOnWhatCanBeIntercepted() {
    let given = Use(.call, name: "get", on: "HTTPClient", chain: ["http"])
    #expect(Self.effects(given, onlyForwards: true).isEmpty)
    let own = Use(.call, name: "dataTask", on: "URLSession", chain: ["session"])
    #expect(Self.effects(own, onlyForwards: true).map(\.isInterceptable) == [false])
  }

  @Test func countsNoInjectionThatNoTestEverUsed() {
    let use = Use(.call, name: "get", on: "HTTPClient", chain: ["http"])
    #expect(Self.effects(use, substituted: []).map(\.isInterceptable) == [false])
    #expect(Self.effects(use, substituted: [0]).map(\.isInterceptable) == [true])
  }

  /// A presenter that is given a router by a protocol, or not, and a router that pushes.
  private static func navigating(isGiven: Bool, substituted: Set<Int>? = nil) -> [Effect] {
    var program = SampleProgram.mvp
    guard let presenter = program.types.firstIndex(where: { $0.name == "Presenter" }) else {
      return []
    }
    if !isGiven { program.types[presenter].properties.removeAll { $0.name == "router" } }
    return EffectReader(design: program.design(), known: known, substituted: substituted).effects
  }

  @Test func takesARouterThatOthersAreGivenAsReplaceable() {
    #expect(Self.navigating(isGiven: true).map(\.isInterceptable).allSatisfy { $0 })
    let alone = Self.navigating(isGiven: false)
    #expect(!alone.isEmpty)
    #expect(alone.allSatisfy { $0.type == "Router" })
    #expect(Self.navigating(isGiven: true, substituted: []).allSatisfy { !$0.isInterceptable })
  }

  @Test(arguments: [
    Use(.make, name: "Date"),
    Use(.call, name: "set", on: "UserDefaults", chain: ["UserDefaults", "standard"]),
    Use(.call, name: "async", on: "DispatchQueue", chain: ["DispatchQueue", "main"]),
    Use(.call, name: "pushViewController", on: "UINavigationController", chain: ["screen"]),
  ])
  func blamesAPresenterForWhatItReachesItself(use: Use) throws {
    var program = SampleProgram.mvp
    let presenter = try #require(program.types.firstIndex { $0.name == "Presenter" })
    program.types[presenter].properties.append(
      .property("screen", "UIViewController", isWeak: true, isInjected: true))
    program.types[presenter].functions.append(
      .init(name: "ask", atoms: ["D"], uses: [use]))
    let effects = EffectReader(
      design: program.design(), known: Self.known, substituted: nil
    ).effects.filter { $0.type == "Presenter" }
    #expect(effects.map(\.isInterceptable) == [false])
  }

  /// What is said of the lines of a class that asks one of the program's own, which it is handed, for a service.
  private static func asking(_ giver: String, _ member: String) -> [Bool] {
    let text = """
      enum App { static var services: Services!; case one }
      \(giver) { \(member) }
      final class Loader {
        private let giver: Giver
        init(giver: Giver) { self.giver = giver }
        func load() { giver.http.get("/") }
      }
      final class Asker { func ask(_ giver: Giver) { giver.http.get("/") } }
      final class Screen: UIViewController {
        var loader: Loader?
        var giver: Giver?
        override func viewDidLoad() { loader?.load(); giver.map { Asker().ask($0) } }
      }
      """
    let facts = FactReader().facts(
      [SourceFile(path: "Sources/A.swift", text: text)],
      given: [
        SourceFile(
          path: "Contract/Contract.swift",
          text: "protocol HTTPClient { func get(_ path: String) }\n"
            + "struct Services { let http: any HTTPClient }")
      ])
    let design = DesignReader(facts, services: ["HTTPClient": .network]).design(executed: nil)
    return EffectReader(design: design, known: known, substituted: nil).effects
      .filter { $0.kind == .network && $0.type != "Giver" }.map(\.isInterceptable)
  }

  @Test(arguments: [
    "var http: any HTTPClient { App.services.http }",
    "let http: any HTTPClient = App.services.http",
    "var http: any HTTPClient { inner.http }; let inner = App.services!",
    "static let inner: Services = App.services; var http: any HTTPClient { Self.inner.http }",
  ])
  func interceptsNothingBehindAnObjectThatAsksAGlobal(member: String) {
    #expect(Self.asking("final class Giver", member) == [false, false])
  }

  @Test(arguments: [
    ("struct Giver", "let http: any HTTPClient"),
    ("protocol Giver", "var http: any HTTPClient { get }"),
    ("final class Giver", "var http: any HTTPClient = App.services.http"),
    (
      "final class Giver",
      "var http: any HTTPClient { inner.http }; let inner: Services; "
        + "init(inner: Services) { self.inner = inner }"
    ),
    (
      "final class Giver",
      "var count = 0; let http: any HTTPClient; init(http: any HTTPClient) { self.http = http }"
    ),
  ])
  func interceptsWhatAnObjectHasBeenHanded(giver: String, member: String) {
    #expect(Self.asking(giver, member) == [true, true])
  }

  @Test func takesACallOfItsOwnForNoEffect() {
    var program = SampleProgram()
    program.type(
      "Controller", inherits: ["UIViewController"],
      [
        .function("ready", "L", calls: ["show"]),
        .init(name: "show", atoms: ["L"]),
      ])
    program.types[0].functions[0].uses = [Use(.call, name: "show")]
    let known = KnownEffects(services: [:])
    #expect(
      EffectReader(design: program.design(), known: known, substituted: nil).effects.isEmpty)
    program.types[0].functions[0].calls = []
    #expect(
      !EffectReader(design: program.design(), known: known, substituted: nil).effects.isEmpty)
  }
}
