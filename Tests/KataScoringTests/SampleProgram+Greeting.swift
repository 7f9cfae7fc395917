import KataCore

/// One screen in four designs, in letters: a massive controller, and the same lines in three patterns.
extension SampleProgram {
  private static let setUp = "L L L L L L L L L L L L L L L L L L"
  private static let layOut = "L L L L L L L L L L L L L L"
  private static let views = "L L L L L L L"
  private static let services = TypeFacts.StoredProperty.property(
    "services", "Services", isInjected: true)

  /// The functions of the massive controller.
  static let massive: [Function] = [
    .initialValues(views), .initializer("W"),
    .function(
      "viewDidLoad", "L L LS D O D D DL", calls: ["setUp", "layOut", "actions", "count", "label"],
      reads: ["services"]),
    .function("setUp", setUp), .function("layOut", layOut),
    .function("actions", "E E E E", calls: ["tapGreet", "tapProfile", "formal", "nickname"]),
    .function("tapGreet", "D", calls: ["load", "greet"], reads: ["person"]),
    .function("formal", "D", calls: ["label"], reads: ["isShown"]),
    .function("nickname", "EP S D", calls: ["label"], reads: ["services"]),
    .function("tapProfile", "D G P D V", reads: ["person"]),
    .function("load", "N D D D D D P D L P P", calls: ["loading", "fail", "greet"]),
    .function("loading", "L L L L"), .function("fail", "G V V V V", calls: ["load"]),
    .function("greet", "D S S P G", calls: ["label", "count"], reads: ["services"]),
    .function("label", "D P L P LP LP P LP", reads: ["person"]),
    .function("count", "S P LP LP LP", reads: ["services"]),
  ]

  static let controllerState: [TypeFacts.StoredProperty] = [
    services, .property("person", "Person", isVariable: true),
    .property("isShown", "Bool", isVariable: true),
  ]

  static var starter: Self {
    var program = common
    program.type("Solution", .enum, inherits: ["Screen"], [.staticFunction("makeScreen", "W")])
    program.type(
      "Controller", inherits: ["UIViewController"], properties: controllerState, massive)
    program.link("Solution", "Controller", .makes)
    program.link("Controller", "Profile", .makes)
    return program
  }

  private static var common: Self {
    var program = Self()
    program.given = ["Screen", "Presenting", "Showing", "Routing", "Modelling", "Asking", "Told"]
      .map {
        TypeFacts(
          name: $0, kind: .protocol, location: SourceLocation(path: "g.swift", line: 1, column: 1),
          inherits: [], files: [], lines: 3, properties: [], nested: [], requirements: ["ask"],
          mentions: [])
      }
    program.type(
      "Profile", inherits: ["UIViewController"],
      properties: [.property("profile", "ProfileData", isInjected: true)],
      [.initializer("W L"), .function("viewDidLoad", "L LP L L L L", reads: ["profile"])])
    program.uikitFiles = ["Profile.swift", "Controller.swift", "Solution.swift", "Router.swift"]
    return program
  }

  private mutating func addParts(wordingIn user: String) {
    type(
      "Router", inherits: ["Routing"],
      properties: [.property("screen", "UIViewController", isWeak: true, isInjected: true)],
      [
        .initializer("W"), .function("showProfile", "V V", reads: ["screen"]),
        .function("showFailure", "V V V V", reads: ["screen"]),
      ])
    link("Router", "Profile", .makes)
    type(
      "Loader", .struct, properties: [.property("http", "HTTP", isInjected: true)],
      [
        .initializer("W"), .function("load", "N D D", calls: ["person"], reads: ["http"]),
        .staticFunction("person", "D D D D D D"),
      ])
    type(
      "Memory", .struct, properties: [.property("store", "Store", isInjected: true)],
      [
        .initializer("W"), .function("nick", "S", reads: ["store"]),
        .function("times", "S", reads: ["store"]),
        .function("remember", "P S", reads: ["store"]), .function("add", "SD", reads: ["store"]),
      ])
    type(
      "Wording", .struct,
      [
        .function("greeting", "P P P", calls: ["joined"]),
        .function("name", "P", calls: ["joined"]), .function("words", "P P P P"),
        .function("failure", "P P P"), .function("joined", "P"),
      ])
    link(user, "Wording", .holds, .makes, .calls)
  }

  private static let passive: [Function] = [
    .initialValues(views),
    .function("viewDidLoad", "L L E", calls: ["setUp", "layOut", "actions"]),
    .function("setUp", setUp), .function("layOut", layOut),
    .function("actions", "E E E E E E", reads: ["presenter"]), .function("showGreeting", "L"),
    .function("showCount", "L"), .function("showNickname", "L"),
    .function("showLoading", "L L L L"), .function("enable", "L"),
  ]

  /// Half-way: wording and storage have a presenter, the rest is still in the controller.
  static var half: Self {
    var program = starter
    program.types.removeAll { $0.name == "Controller" }
    let stays = massive.filter { !["label", "count", "nickname"].contains($0.name) }
    program.type(
      "Controller", inherits: ["UIViewController", "Showing"],
      properties: controllerState + [
        .property("presenter", "Presenting", isVariable: true, isInjected: true)
      ],
      stays + [.function("nickname", "E", reads: ["presenter"]), .function("show", "L L L")])
    program.type(
      "Presenter", inherits: ["Presenting"],
      properties: [
        .property("view", "Showing", isWeak: true, isInjected: true),
        .property("person", "Person", isVariable: true),
      ],
      [
        .initializer("W W"), .function("label", "D P P P P P O", reads: ["view"]),
        .function("count", "P P P P O", reads: ["view"]),
        .function("enter", "P D", reads: ["person"]),
      ])
    program.link("Solution", "Presenter", .makes)
    return program
  }

  private static let wordingCalls = ["Wording.greeting", "Wording.name", "Wording.words"]

  static var mvp: Self {
    var program = common
    program.type(
      "Solution", .enum, inherits: ["Screen"],
      [.staticFunction("makeScreen", "W"), .staticFunction("makePresenter", "W")])
    program.type(
      "Builder", .struct, properties: [services],
      [
        .function("make", "W W W", calls: ["Solution.makePresenter"], reads: ["services"])
      ])
    program.type(
      "Controller", inherits: ["UIViewController", "Showing"],
      properties: [.property("presenter", "Presenting", isVariable: true, isInjected: true)],
      passive)
    program.type(
      "Presenter", inherits: ["Presenting"],
      properties: [
        .property("view", "Showing", isWeak: true, isInjected: true),
        .property("router", "Routing", isInjected: true),
        .property("person", "Person", isVariable: true),
      ],
      [
        .initializer("W W W W W W"),
        .function("ready", "O O O", calls: wordingCalls + ["Memory.nick"], reads: ["view"]),
        .function("tapGreet", "D", calls: ["load", "greet"], reads: ["person"]),
        .function("tapProfile", "D G DP", calls: ["Wording.name"], reads: ["router"]),
        .function("formal", "D", calls: ["update"]),
        .function("load", "O O D", calls: ["Loader.load", "take", "greet", "fail"]),
        .function("take", "D O", calls: ["update"]),
        .function("greet", "D O G", calls: ["Wording.words", "Memory.add", "update"]),
        .function("fail", "G", calls: ["Wording.failure"]),
        .function("update", "D O", calls: ["Wording.greeting", "Memory.nick"]),
      ])
    program.addParts(wordingIn: "Presenter")
    program.link("Builder", "Controller", .makes)
    program.link("Builder", "Router", .makes)
    program.link("Solution", "Presenter", .makes)
    program.link("Solution", "Builder", .makes, .calls)
    program.link("Builder", "Solution", .calls)
    program.link("Presenter", "Loader", .holds, .makes, .calls)
    program.link("Presenter", "Memory", .holds, .makes, .calls)
    return program
  }

  static var mvvm: Self {
    var program = common
    program.type(
      "Solution", .enum, inherits: ["Screen"],
      [.staticFunction("makeScreen", "W"), .staticFunction("makeModel", "W")])
    program.type(
      "Builder", .struct, properties: [services],
      [
        .function("make", "W W W W", calls: ["Solution.makeModel"], reads: ["services"])
      ])
    program.type(
      "Controller", inherits: ["UIViewController"],
      properties: [.property("model", "Modelling", isInjected: true)],
      [
        .initialValues(views), .initializer("W"), .function("viewDidLoad", "L L"),
        .function("setUp", setUp), .function("layOut", layOut),
        .function("actions", "E E E E E E", reads: ["model"]), .function("bind", "L O"),
        .function("render", "L L L L L L L"),
      ])
    program.type(
      "ScreenModel", inherits: ["Modelling"],
      properties: [
        .property("router", "Routing", isInjected: true),
        .property("person", "Person", isVariable: true),
        .property("onChange", nil, isVariable: true, isInjected: true, isClosure: true),
      ],
      [
        .function("state", "D O O"), .initializer("W W W W D D O"),
        .function("greet", "D", calls: ["load", "show"], reads: ["person"]),
        .function("open", "D G DP", calls: ["Wording.name"], reads: ["router"]),
        .function("formal", "D", calls: ["update"]), .function("nickname", "D", calls: ["update"]),
        .function("load", "D D D", calls: ["Loader.load", "take", "show", "fail"]),
        .function("take", "D D", calls: ["update"]),
        .function("show", "D D G", calls: ["Wording.words", "Memory.add", "update"]),
        .function("fail", "G", calls: ["Wording.failure"]),
        .function("update", "D D", calls: ["Wording.greeting", "Memory.nick"]),
      ])
    program.addParts(wordingIn: "ScreenModel")
    program.link("Builder", "Controller", .makes)
    program.link("Builder", "Router", .makes)
    program.link("Solution", "ScreenModel", .makes)
    program.link("Solution", "Builder", .makes, .calls)
    program.link("ScreenModel", "Loader", .holds, .makes, .calls)
    program.link("ScreenModel", "Memory", .holds, .makes, .calls)
    return program
  }

  static var viper: Self {
    var program = common
    program.type(
      "Solution", .enum, inherits: ["Screen"],
      [
        .staticFunction("makeScreen", "W"), .staticFunction("makeInteractor", "W"),
        .staticFunction("makePresenter", "W"),
      ])
    program.type(
      "Module", .struct, properties: [services],
      [
        .function("make", "W W W W W W", reads: ["services"])
      ])
    program.type(
      "Controller", inherits: ["UIViewController", "Showing"],
      properties: [.property("presenter", "Presenting", isVariable: true, isInjected: true)],
      passive)
    program.type(
      "Interactor", inherits: ["Asking"],
      properties: [
        .property("output", "Told", isWeak: true, isVariable: true, isInjected: true),
        .property("person", "Person", isVariable: true),
      ],
      [
        .initializer("W W W W"), .function("start", "O D", calls: ["report"], reads: ["person"]),
        .function("greet", "D", calls: ["load", "count"], reads: ["person"]),
        .function("remember", "", calls: ["Memory.remember", "report"]),
        .function("record", "G"), .function("load", "D D G O", calls: ["Loader.load", "count"]),
        .function("count", "G O", calls: ["Memory.add", "current"]),
        .function("report", "O", calls: ["current"]),
        .function("current", "D D D", calls: ["Memory.nick", "Memory.times"]),
      ])
    program.type(
      "Presenter", inherits: ["Presenting", "Told"],
      properties: [
        .property("view", "Showing", isWeak: true, isInjected: true),
        .property("interactor", "Asking", isInjected: true),
        .property("router", "Routing", isInjected: true),
        .property("facts", "Facts", isVariable: true),
      ],
      [
        .initializer("W W W"), .function("tap", "O", reads: ["view"]),
        .function("open", "D DP", calls: ["Wording.name"], reads: ["facts"]),
        .function("formal", "D", calls: ["update"]), .function("changed", "D O", calls: ["show"]),
        .function("did", "O D", calls: ["show"]),
        .function("fail", "O", calls: ["Wording.failure"]),
        .function("show", "D O O", calls: ["Wording.words", "update"]),
        .function("update", "D O", calls: ["Wording.greeting"]),
      ])
    program.addParts(wordingIn: "Presenter")
    for part in ["Controller", "Router"] { program.link("Module", part, .makes) }
    program.link("Solution", "Module", .makes, .calls)
    program.link("Module", "Solution", .calls)
    program.link("Solution", "Interactor", .makes)
    program.link("Solution", "Presenter", .makes)
    program.link("Interactor", "Loader", .holds, .makes, .calls)
    program.link("Interactor", "Memory", .holds, .makes, .calls)
    return program
  }
}
