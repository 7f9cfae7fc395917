import KataCore
import Testing

@testable import KataScoring

/// Roles of programs that keep to no reference: strangers' MVC, their services, wireframes and values.
struct RoleReaderTests {
  private static func role(_ name: String, _ program: SampleProgram) -> Role? {
    zip(program.types.map(\.name), program.design().roles).first { $0.0 == name }?.1
  }

  private static var screen: SampleProgram {
    var program = SampleProgram()
    program.type(
      "List", inherits: ["UIViewController"], [.function("viewDidLoad", "L L L L L L L L D")])
    program.type("Fetcher", .class, [.function("fetch", "N N N")])
    program.link("List", "Fetcher", .holds, .calls)
    return program
  }

  /// A presenter with a router, which keeps a storing class by a protocol.
  private static func served(_ duties: String) -> SampleProgram {
    var program = SampleProgram.mvp
    program.type("Keeping", .protocol, requirements: ["keep"])
    program.type(
      "Keeper", inherits: ["Keeping"], properties: [.property("store", "Store", isInjected: true)],
      [.function("keep", duties)])
    program.link("Presenter", "Keeping", .holds)
    return program
  }

  @Test func callsAViewControllerWithoutAMediatorAController() {
    let program = Self.screen
    #expect(Self.role("List", program) == .controller)
  }

  @Test func holdsAControllerOfMVCToWhatAViewMayKnow() {
    let wrong = Self.screen.design().wrongWay.map(\.link)
    #expect(wrong.map { Self.screen.types[$0.to].name } == ["Fetcher"])
  }

  @Test func letsControllersOfMVCMakeEachOther() {
    var program = Self.screen
    program.type("Detail", inherits: ["UIViewController"], [.function("viewDidLoad", "L L L")])
    program.link("List", "Detail", .makes, .calls)
    let names = program.design().wrongWay.map { program.types[$0.link.to].name }
    #expect(!names.contains("Detail"))
  }

  @Test func keepsAViewControllerAViewBesideAMediator() {
    #expect(Self.role("Profile", .mvp) == .view)
  }

  @Test func tellsAServiceThatPresentersKeepFromAnInteractor() {
    #expect(Self.role("Keeper", Self.served("S S D")) == .service)
    #expect(Self.role("Keeper", Self.served("D D D")) == .interactor)
  }

  @Test func tellsAWireframeByWhatItMakesAndShows() {
    var program = SampleProgram.mvp
    program.type("Leading", .protocol, requirements: ["lead"])
    program.type("Wireframe", inherits: ["Leading"], [.function("lead", "V W W L")])
    program.link("Presenter", "Leading", .holds)
    #expect(Self.role("Wireframe", program) == .router)
  }

  @Test func tellsAValueMadeOfAnEntityFromAService() {
    var program = SampleProgram.mvp
    program.type("Item", .struct, [.initializer("S"), .function("isDone", "D D")])
    program.link("Presenter", "Item", .holds)
    #expect(Self.role("Item", program) == .model)
  }

  @Test(arguments: [
    ([TypeReference.Kind.makes, .calls], true), ([.calls], false), ([.makes, .holds], false),
  ])
  func letsARouterMakeAnInteractorButNotKeepIt(kinds: [TypeReference.Kind], isAllowed: Bool) {
    let link = Link(from: 0, to: 1, kinds: Set(kinds), through: nil, locations: [])
    let table = AllowedReferences(architecture: .viper)
    #expect(table.allows(link, from: .router, to: .interactor) == isAllowed)
  }
}
