import KataCore
import Testing

@testable import KataScoring

/// Cases that fail while the screen does what it did are told of before any other step.
struct RedCasesTests {
  private static var program: SampleProgram {
    var program = SampleProgram()
    program.type(
      "Model", inherits: ["Greeting"], properties: [.property("style", "Int", isVariable: true)],
      [.function("greet", "D D"), .function("switchStyle", "D")])
    program.type("Memory", inherits: ["Keeping"], [.function("keep", "S")])
    program.type("Screen", inherits: ["UIViewController"], [.function("show", "L L L")])
    program.given = ["Greeting", "Keeping", "Telling"].map { name in
      TypeFacts(
        name: name, kind: .protocol,
        location: SourceLocation(path: "Contract.swift", line: 1, column: 1), inherits: [],
        files: [], lines: 1, properties: [], nested: [], requirements: [], mentions: [])
    }
    return program
  }

  private typealias Subject = RunTraces.CaseTrace.Subject

  /// A case with how it ended; `about` tells that it failed.
  private static func trace(
    _ id: String, _ group: CheckCase.Group = .structure, _ about: Subject? = nil
  ) -> RunTraces.CaseTrace {
    RunTraces.CaseTrace(
      id: id, group: group, title: "\(id) holds.", isPassed: about == nil, loadsView: false,
      probes: [], about: about ?? Subject())
  }

  private static func led(
    _ cases: [RunTraces.CaseTrace], _ others: [DesignFinding], hints: [String: String] = [:]
  ) -> [DesignFinding] {
    let program = program
    let design = DesignReader(
      program.facts, responsibilities: program.responsibilities, pattern: "mvvm"
    ).design(executed: nil)
    return RedCases(
      design: design, traces: RunTraces(cases: cases, mutants: []), hints: hints
    ).leading(others)
  }

  private static let survivor = DesignFinding(.survivor, .advice, type: "Memory", member: "keep()")
  private static let ring = DesignFinding(.strongRing, .essential, type: "Memory", member: "model")
  private static let model = Subject(seam: "Greeting", member: "greet()")

  @Test func tellsOncePerPartWithTheCaseAndWhatItHints() throws {
    let found = Self.led(
      [
        Self.trace("one", .structure, Self.model), Self.trace("two"),
        Self.trace("three", .structure, Self.model),
        Self.trace("four", .structure, Subject(types: ["Memory"])),
      ], [], hints: ["one": "`switchStyle()` has to remember."])
    #expect(found.map(\.rule) == [.brokenPart, .brokenPart])
    #expect(found.map(\.type) == ["Model", "Memory"])
    #expect(found.first?.member == "switchStyle()" && found.first?.members == ["one", "three"])
    #expect(found.first?.detail == "one holds.\n`switchStyle()` has to remember.")
    #expect(found.first?.amount == 4)
  }

  @Test func looksAtWhatWasCalledWhereNothingIsHinted() {
    let found = Self.led([Self.trace("one", .structure, Self.model)], [])
    #expect(found.first?.member == "greet()" && found.first?.locations.count == 1)
  }

  /// What fails in a type that a step is about goes with that step.
  @Test(arguments: [
    DesignFinding(.misplacedDuty, .essential, type: "Screen", other: "Model"),
    DesignFinding(.wrongWayReference, .essential, type: "Model", other: "Screen"),
  ])
  func leavesToAStepWhatItIsAbout(_ step: DesignFinding) {
    let cases = [Self.trace("one", .structure, Self.model)]
    #expect(Self.led(cases, [step]) == [step])
    let memory = [Self.trace("one", .structure, Subject(seam: "Keeping"))]
    #expect(Self.led(memory, [step]).map(\.rule) == [.brokenPart, step.rule])
  }

  /// A screen that goes past a part is told of, though another step is about the screen.
  @Test func tellsOfTwoThatAreNotConnected() {
    let step = DesignFinding(.wrongWayReference, .essential, type: "Screen", other: "Memory")
    let apart = Self.trace("one", .structure, Subject(seam: "Greeting", types: ["Screen"]))
    #expect(Self.led([apart], [step]).map(\.rule) == [.brokenPart, .wrongWayReference])
  }

  @Test(arguments: CheckCase.Group.allCases)
  func holdsBackWhatNoTestNoticesWhileCasesFail(_ group: CheckCase.Group) {
    let found = Self.led([Self.trace("one", group, Subject())], [Self.survivor])
    #expect(!found.contains(Self.survivor))
    #expect(Self.led([Self.trace("one", group)], [Self.survivor]) == [Self.survivor])
  }

  @Test func tellsOfARingFirstWhereSomethingStays() {
    let step = DesignFinding(.misplacedDuty, .essential, type: "Screen")
    let stays = [Self.trace("one", .lifetime, Subject()), Self.trace("two", .lifetime)]
    #expect(Self.led(stays, [step, Self.ring]) == [Self.ring, step])
    let plain = Self.led(stays, [step])
    #expect(plain.map(\.rule) == [.leftInMemory, .misplacedDuty])
    #expect(plain.first?.amount == 2 && plain.first?.members == ["one"])
  }

  @Test func leavesWhatStaysToWhatAllShare() {
    let shared = DesignFinding(.uninterceptableEffect, .essential, type: "Memory", member: "all")
    #expect(Self.led([Self.trace("one", .lifetime, Subject())], [shared]) == [shared])
  }

  @Test func saysNothingWhereTheScreenItselfFails() {
    let cases = [
      Self.trace("one", .behaviour, Subject()), Self.trace("two", .structure, Self.model),
    ]
    #expect(Self.led(cases, []) == [])
  }
}
