import KataCore
import Testing

@testable import KataScoring

/// Roles in shapes that strangers' samples have and katas have not.
struct StrangeRoleTests {
  private static func role(_ name: String, _ program: SampleProgram) -> Role? {
    zip(program.types.map(\.name), program.design().roles).first { $0.0 == name }?.1
  }

  /// A screen that shows only, and keeps a `Helper` with some duties.
  private static func screen(
    _ duties: String, _ kind: TypeFacts.Kind = .class, inherits: [String] = []
  ) -> SampleProgram {
    var program = SampleProgram()
    program.type("List", inherits: ["UIViewController"], [.function("viewDidLoad", "L L L L L L")])
    program.type(
      "Helper", kind, inherits: inherits, properties: [.property("state", "Int", isVariable: true)],
      [.function("help", duties, reads: ["state"])])
    program.link("List", "Helper", .holds, .calls)
    return program
  }

  @Test func givesASubclassWhatItsSuperclassKeeps() {
    var program = SampleProgram()
    program.type("Showing", .protocol, requirements: ["show"])
    program.type(
      "List", inherits: ["UIViewController", "Showing"], [.function("viewDidLoad", "L L L L")])
    program.type("Base", .class, [.function("start", "O")])
    program.type("Leader", inherits: ["Base"], [.function("lead", "D D")])
    program.link("Base", "Showing", .holdsWeakly, .calls)
    #expect(Self.role("Leader", program) == .presenter)
  }

  @Test func tellsAnInteractorThatAViewAsks() {
    var program = SampleProgram()
    for name in ["Asking", "Telling", "Showing"] {
      program.type(name, .protocol, requirements: ["go"])
    }
    program.type(
      "List", inherits: ["UIViewController", "Showing"], [.function("viewDidLoad", "L L L E")])
    program.type("Worker", inherits: ["Asking"], [.function("go", "D D O")])
    program.type("Teller", inherits: ["Telling"], [.function("go", "P O")])
    program.link("List", "Asking", .holds, .calls)
    program.link("Worker", "Telling", .holds, .calls)
    program.link("Teller", "Showing", .holdsWeakly, .calls)
    #expect(Self.role("Worker", program) == .interactor)
    #expect(Self.role("Teller", program) == .presenter)
    #expect(program.design().wrongWay.isEmpty)
  }

  @Test func tellsAPresenterWhoTellsAnotherScreensPresenterFromAnInteractor() {
    var program = SampleProgram()
    for name in ["Asking", "Hearing", "Showing"] {
      program.type(name, .protocol, requirements: ["go"])
    }
    program.type("Form", inherits: ["UIViewController"], [.function("viewDidLoad", "L L L E")])
    program.type(
      "List", inherits: ["UIViewController", "Showing"], [.function("viewDidLoad", "L L L E")])
    program.type("FormLeader", inherits: ["Asking"], [.function("go", "O O")])
    program.type("ListLeader", inherits: ["Hearing"], [.function("go", "P O")])
    program.link("Form", "Asking", .holds, .calls)
    program.link("FormLeader", "Hearing", .holds, .calls)
    program.link("ListLeader", "Showing", .holdsWeakly, .calls)
    #expect(Self.role("FormLeader", program) == .viewModel)
  }

  @Test(arguments: [
    (TypeFacts.Kind.class, "D D O", Role.viewModel), (.class, "D D D", .viewModel),
    (.class, "N D D", .service), (.struct, "O O D", .viewModel), (.struct, "D D D O", .model),
    (.struct, "S D D D D", .model), (.struct, "S S D", .service),
  ])
  func tellsAScreensHelperByWhatItDoes(kind: TypeFacts.Kind, duties: String, role: Role) {
    #expect(Self.role("Helper", Self.screen(duties, kind)) == role)
  }

  @Test func tellsAHelperOfAScreenThatAsksAServiceFromAViewModel() {
    var program = Self.screen("D D D")
    program.type("Fetcher", .class, [.function("fetch", "N N N")])
    program.link("List", "Fetcher", .holds, .calls)
    #expect(Self.role("Helper", program) == .model)
  }

  @Test func tellsAnEntityThatServicesMakeFromAViewModel() {
    var program = Self.screen("D D D")
    program.type("Fetcher", .class, [.function("fetch", "N N N")])
    program.link("Fetcher", "Helper", .makes)
    #expect(Self.role("Helper", program) == .model)
  }

  @Test func callsWhatUIKitAsksForCellsAView() {
    #expect(
      Self.role("Helper", Self.screen("L L O D", inherits: ["UITableViewDataSource"])) == .view)
  }

  @Test func callsWhatAStoreKeepsAModel() {
    #expect(Self.role("Helper", Self.screen("S S", inherits: ["NSManagedObject"])) == .model)
  }

  @Test(arguments: [("W W", Role.builder), ("V W", .router)])
  func tellsWhoMakesScreensFromWhoShowsThem(duties: String, role: Role) {
    var program = SampleProgram()
    program.type("List", inherits: ["UIViewController"], [.function("viewDidLoad", "L L L")])
    program.type("Maker", .enum, [.staticFunction("make", duties)])
    program.link("Maker", "List", .makes)
    #expect(Self.role("Maker", program) == role)
  }

  @Test(arguments: [("V W W W W", Role.router), ("O V W", .presenter)])
  func tellsAKeptLeaderFromAPresenterThatLeads(duties: String, role: Role) {
    var program = SampleProgram()
    program.type("Showing", .protocol, requirements: ["show"])
    program.type("Leading", .protocol, requirements: ["lead"])
    program.type(
      "List", inherits: ["UIViewController", "Showing"], [.function("viewDidLoad", "L L L")])
    program.type("Leader", inherits: ["Leading"], [.function("lead", duties)])
    program.link("List", "Leading", .holds, .calls)
    if role == .presenter { program.link("Leader", "Showing", .holdsWeakly, .calls) }
    #expect(Self.role("Leader", program) == role)
  }

  @Test func callsWhoKeepsTheStackARouter() {
    var program = SampleProgram()
    program.type("List", inherits: ["UIViewController"], [.function("viewDidLoad", "L L L")])
    program.type(
      "Leader", properties: [.property("stack", "UINavigationController", isInjected: true)],
      [.function("start", "W W W", reads: ["stack"])])
    program.link("Leader", "List", .makes)
    #expect(Self.role("Leader", program) == .router)
  }
}
