import KataCore
import Testing

@testable import KataScoring

/// The claims that the pattern's authors make, over one screen in four designs.
struct DesignOrderTests {
  static func raw(_ program: SampleProgram, pattern: String? = nil) -> Double {
    program.design(pattern: pattern).distribution().raw
  }

  @Test func ordersDistributionAsTheArticlesDo() {
    let mvc = Self.raw(.starter)
    let mvp = Self.raw(.mvp, pattern: "mvp")
    let mvvm = Self.raw(.mvvm, pattern: "mvvm")
    let viper = Self.raw(.viper, pattern: "viper")
    #expect(mvc < 0.05)
    #expect(mvc + 0.2 < mvp)
    #expect(mvc + 0.2 < mvvm)
    #expect(max(mvp, mvvm) < viper)
  }

  @Test(arguments: ["mvp", "mvvm", "viper"])
  func readsTheRolesOfAPattern(pattern: String) {
    let program: SampleProgram = ["mvp": .mvp, "mvvm": .mvvm, "viper": .viper][pattern] ?? .starter
    let design = program.design()
    let roles = Dictionary(
      uniqueKeysWithValues: zip(program.types.map(\.name), design.roles))
    #expect(design.table.architecture.rawValue == pattern)
    #expect(roles["Controller"] == .view)
    #expect(roles["Router"] == .router)
    #expect(roles["Solution"] == .builder)
    #expect(roles["Loader"] == .service)
    #expect(roles["Memory"] == .service)
    let mediator: (String, Role) =
      pattern == "mvvm" ? ("ScreenModel", .viewModel) : ("Presenter", .presenter)
    #expect(roles[mediator.0] == mediator.1)
    #expect((roles["Interactor"] == .interactor) == (pattern == "viper"))
    #expect(design.links.filter { !design.isAllowed($0) } == [])
    #expect(design.distribution().allowed == 1)
  }

  @Test func countsAReferenceAgainstThePattern() {
    var program = SampleProgram.mvp
    program.link("Controller", "Memory", .holds, .calls)
    let design = program.design(pattern: "mvp")
    #expect(design.distribution().allowed < 1)
    #expect(design.distribution().raw < Self.raw(.mvp, pattern: "mvp"))
    let findings = DesignReader(
      program.facts, responsibilities: program.responsibilities, pattern: "mvp"
    ).reading(executed: Set(program.responsibilities.indices)).findings
    #expect(findings.contains { $0.rule == .wrongWayReference && $0.other == "Memory" })
  }

  @Test(arguments: ["mvp", "mvvm", "viper"])
  func findsNothingToMendInAReference(pattern: String) {
    let program: SampleProgram = ["mvp": .mvp, "mvvm": .mvvm, "viper": .viper][pattern] ?? .starter
    let reading = DesignReader(
      program.facts, responsibilities: program.responsibilities, pattern: pattern
    ).reading(executed: Set(program.responsibilities.indices))
    #expect(reading.findings.map(\.rule) == [.clearRoles])
    #expect(!reading.types.contains { $0.isMassiveController })
  }

  @Test func namesTheDutiesOfAMassiveController() throws {
    let program = SampleProgram.starter
    let findings = DesignReader(
      program.facts, responsibilities: program.responsibilities, pattern: "mvp"
    ).reading(executed: Set(program.responsibilities.indices)).findings
    let first = try #require(findings.first)
    #expect(first.rule == .massiveController && first.type == "Controller")
    let misplaced = findings.filter { $0.rule == .misplacedDuty }
    #expect(
      Set(misplaced.flatMap(\.responsibilities)).isSuperset(of: [.domain, .presentation, .storage]))
    #expect(Set(misplaced.map(\.responsibilities)).count == misplaced.count)
    #expect(misplaced.allSatisfy { $0.level == .essential && !$0.locations.isEmpty })
  }

  @Test func leadsAHalfWayRefactoringOn() throws {
    var program = SampleProgram.half
    program.link("Presenter", "Profile", .holds, .calls)
    let findings = DesignReader(
      program.facts, responsibilities: program.responsibilities, pattern: "mvp"
    ).reading(executed: Set(program.responsibilities.indices)).findings
      .filter { $0.rule != .massiveController }
    #expect(findings.first?.rule == .misplacedDuty)
    #expect(findings.first?.type == "Controller")
    #expect(findings.dropFirst().first?.rule == .wrongWayReference)
  }
}
