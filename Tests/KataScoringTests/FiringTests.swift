import KataCore
import Testing

@testable import KataScoring

/// Every rule speaks up about its bad example, or about its good one, and none about a reference.
struct FiringTests {
  /// A run of all lines in which every change of logic met the same fate.
  private static func findings(
    _ program: SampleProgram, pattern: String = "mvp", fate: Mutant.Fate = .killed,
    tests: Bool = true, tokens: Int? = nil, ownTests: Bool = false, behaves: Bool = true,
    holds: Bool = true, leaves: Bool = true
  ) -> [DesignFinding] {
    let facts = program.facts
    let mutants = facts.atoms.map { atom in
      Mutant(
        operator: .literal, location: atom.location, offset: atom.offset + 1, original: "a",
        replacement: "b", fate: fate, killers: [])
    }
    let probes = facts.atoms.map {
      Instrumentation.Probe(path: $0.location.path, offset: $0.offset)
    }
    let all = Set(probes.indices)
    let shown = RunTraces.CaseTrace(
      id: "Behaviour.shows", group: .behaviour, isPassed: behaves, loadsView: true, probes: all)
    let alone = RunTraces.CaseTrace(
      id: "MVP.decides", group: .structure, isPassed: holds, loadsView: false, probes: all)
    let left = RunTraces.CaseTrace(
      id: "Lifetime.leaves", group: .lifetime, isPassed: leaves, loadsView: true, probes: all)
    let own = OwnTests(
      tests: [.init(name: "Own.testRuns", isPassed: true, message: nil, loadsView: false)],
      problems: [], mutants: mutants)
    return Scoring(
      facts: facts,
      reader: DesignReader(facts, responsibilities: program.responsibilities, pattern: pattern),
      starterTokens: tokens, anchors: nil
    ).scores(
      instrumentation: Instrumentation(
        files: [], probes: probes, mutants: mutants, probeOfMutant: Array(probes.indices)),
      traces: RunTraces(cases: tests ? [shown, alone, left] : [shown], mutants: mutants),
      ownTests: ownTests ? own : nil
    ).findings
  }

  /// What makes a rule speak.
  private static func example(of rule: DesignFinding.Rule) -> [DesignFinding] {
    switch rule {
    case .misplacedDuty: findings(.starter)
    // In a kata's scores its moves say what to do about it.
    case .massiveController:
      DesignReader(
        SampleProgram.starter.facts, responsibilities: SampleProgram.starter.responsibilities,
        pattern: "mvp"
      ).reading().findings
    case .unreachableLogic:
      findings(
        .mvp.with { program in
          let place = program.place("Controller")
          program.types[place].functions.append(.function("decide", "D DL P PL"))
        }, fate: .uncovered, tests: false)
    case .clearRoles: findings(.mvp)
    case .wellTested: findings(.starter)
    case .survivor: findings(.mvp, fate: .survived)
    case .idleTests: findings(.mvp, fate: .survived, ownTests: true)
    case .growth: findings(.mvp, tokens: 10)
    case .lean: findings(.plain, fate: .uncovered, tests: false, tokens: 100_000)
    case .wrongWayReference:
      findings(.mvp.with { $0.link("Controller", "Memory", .holds, .calls) })
    case .strongRing:
      findings(
        .mvp.with { program in
          let place = program.place("Presenter")
          program.types[place].properties[0] = .property("view", "Showing", isInjected: true)
        })
    case .piledWork:
      findings(
        .mvp.with { program in
          let place = program.place("Presenter")
          program.types[place].functions += (1...6).map { words("word\($0)") }
        })
    case .borrowedType:
      findings(
        .mvp.with { $0.type("Int", .foreignExtension, [words("once"), words("often")]) })
    case .repeatedRule:
      findings(
        .mvp.with { program in
          program.types[program.place("Presenter")].functions.append(trimming)
          program.types[program.place("Memory")].functions.append(trimming)
        })
    case .broadcast: DetourFindingTests.broadcast
    case .unaskedPart: DetourFindingTests.unasked
    case .repeatedStart: RepeatedStartsTests.findings()
    case .brokenBehaviour: findings(.mvp, behaves: false)
    case .brokenPart: findings(.mvp, holds: false)
    case .leftInMemory: findings(.mvp, leaves: false)
    case .missingSeam: findings(.mvp.with { $0.addSeam() })
    case .manyJobs:
      findings(.mvp.with { $0.type("Manager", inherits: [], [.function("all", mixed)]) })
    case .scattered: findings(.mvp.with { $0.addCrumbs() })
    case .uninterceptableEffect:
      findings(.mvp.with { $0.types[$0.place("Presenter")].functions[2].uses = [clock] })
    case .logicBesideUIKit: findings(.mvp.with { $0.uikitFiles.insert("Presenter.swift") })
    case .tangledFunction:
      findings(.mvp.with { $0.types[$0.place("Presenter")].functions[2].complexity = 20 })
    case .ceremony: findings(.mvp.with { $0.addCeremony() })
    case .unused: findings(.mvp.with { $0.addUnused() })
    case .passThrough: findings(.mvp.with { $0.addLayer() })
    }
  }

  private static let mixed = "P P P P P P D D D D D D O O O O O O E E E E E E"
  private static let trimming = function(
    "trim", "D", Use(.call, name: "trimmingCharacters", on: "String"))

  private static func words(_ name: String) -> SampleProgram.Function {
    function(name, "P", Use(.interpolation, name: "string"))
  }

  private static func function(
    _ name: String, _ atoms: String, _ use: Use
  ) -> SampleProgram.Function {
    var function = SampleProgram.Function.function(name, atoms)
    function.uses = [use]
    return function
  }

  private static let clock = Use(.make, name: "Date")

  @Test(arguments: DesignFinding.Rule.allCases)
  func speaksUp(rule: DesignFinding.Rule) {
    #expect(Self.example(of: rule).contains { $0.rule == rule })
  }

  /// Whoever takes a screen's words may find some that are there already.
  @Test func letsWordsBeThatNobodyCallsYetWhileOthersAreOnTheirWay() {
    let found = Self.findings(
      .mvp.with { program in
        program.addUnused()
        program.types[program.place("Controller")].functions += (1...4).map {
          Self.words("say\($0)")
        }
      })
    #expect(found.contains { $0.isMove && $0.responsibilities.contains(.presentation) })
    #expect(!found.contains { $0.rule == .unused && $0.type == "Wording" })
  }

  @Test(arguments: ["mvp", "mvvm", "viper"])
  func hasNothingToMendInAReference(pattern: String) {
    let program: SampleProgram = ["mvp": .mvp, "mvvm": .mvvm, "viper": .viper][pattern] ?? .starter
    // The letters leave out calls through protocols, without which functions look unused.
    let findings = Self.findings(program, pattern: pattern)
      .filter { $0.rule != .ceremony && $0.rule != .unused }
    #expect(findings.map(\.rule) == [.clearRoles])
  }
}

extension SampleProgram {
  /// A screen that does nothing but look like something.
  fileprivate static var plain: Self {
    var program = Self()
    program.type("Controller", inherits: ["UIViewController"], [.function("viewDidLoad", "L L L")])
    return program
  }

  fileprivate func with(_ change: (inout Self) -> Void) -> Self {
    var program = self
    change(&program)
    return program
  }

  fileprivate func place(_ name: String) -> Int {
    types.firstIndex { $0.name == name } ?? types.startIndex
  }

  /// Types of a line or two, each with something to keep.
  fileprivate mutating func addCrumbs() {
    for number in 1...5 {
      type(
        "Crumb\(number)", properties: [.property("value", "Int", isVariable: true)],
        [.function("take", "D D", reads: ["value"])])
      link("Presenter", "Crumb\(number)", .holds, .makes, .calls)
    }
  }

  /// A contract with a seam that nothing conforms to.
  fileprivate mutating func addSeam() {
    for (name, parent) in [("GreetingScreen", [String]()), ("GreetingMVP", ["GreetingScreen"])] {
      given.append(
        TypeFacts(
          name: name, kind: .protocol,
          location: SourceLocation(path: "Contract.swift", line: 1, column: 1), inherits: parent,
          files: [], lines: 1, properties: [], nested: [], requirements: [], mentions: []))
    }
    types[place("Solution")].inherits = ["GreetingScreen"]
  }

  /// A function that nobody calls.
  fileprivate mutating func addUnused() {
    types[place("Wording")].functions.append(.function("farewell", "P P"))
  }

  /// A type between the presenter and what it asks.
  fileprivate mutating func addLayer() {
    var functions = ["load"].map { Function.function($0, "D") }
    for place in functions.indices { functions[place].onlyForwards = true }
    type("Layer", inherits: [], functions)
    link("Presenter", "Layer", .holds, .calls)
    link("Layer", "Memory", .holds, .calls)
  }

  /// Functions that only pass calls on.
  fileprivate mutating func addCeremony() {
    var functions: [Function] = []
    for number in 1...30 {
      var function = Function.function("pass\(number)", "D")
      function.onlyForwards = true
      functions.append(function)
    }
    type("Facade", inherits: [], functions)
  }
}
