import KataCore
import Testing

@testable import KataScoring

/// Moves that change how a program looks and not who answers for what.
struct MoveTests {
  struct Start: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let program: SampleProgram
    /// The type that is cut up, and the functions that are moved.
    let victim: String
    let functions: [String]
    let pattern: String
  }

  static let starts: [Start] = [
    Start(
      testDescription: "starter", program: .starter, victim: "Controller",
      functions: ["setUp", "layOut", "load", "fail", "label", "count", "greet", "tapProfile"],
      pattern: "mvp"),
    Start(
      testDescription: "half", program: .half, victim: "Controller",
      functions: ["setUp", "layOut", "load", "fail", "greet", "tapProfile"], pattern: "mvp"),
    Start(
      testDescription: "mvp", program: .mvp, victim: "Presenter",
      functions: ["update", "greet", "take", "load"], pattern: "mvp"),
    Start(
      testDescription: "viper", program: .viper, victim: "Presenter",
      functions: ["update", "show", "open", "changed"], pattern: "viper"),
  ]

  private static func raw(_ program: SampleProgram, _ start: Start) -> Double {
    program.design(pattern: start.pattern).distribution().raw
  }

  private static func rise(_ program: SampleProgram, _ start: Start) -> Double {
    raw(program, start) - raw(start.program, start)
  }

  @Test(arguments: starts, SampleProgram.Drawer.allCases)
  private func gainsNothingByADrawer(start: Start, drawer: SampleProgram.Drawer) {
    guard drawer != .superclass || start.victim == "Controller" else { return }
    let moved = start.program.moving(start.functions, of: start.victim, into: drawer)
    let rise = Self.rise(moved, start)
    #expect(rise <= 0.015, "\(rise)")
  }

  @Test(arguments: starts, [2, 5, 15])
  private func gainsNothingByRandomSplits(start: Start, count: Int) {
    let rises = (1...4).map { seed in
      Self.rise(
        start.program.splitting(
          start.victim, into: count, seed: UInt64(seed) &* 7919, hasOwnState: seed % 2 == 0), start)
    }
    let mean = rises.reduce(0, +) / 4
    #expect(mean <= 0.01, "\(rises)")
    #expect((rises.max() ?? 0) <= 0.03, "\(rises)")
  }

  @Test(arguments: starts)
  private func gainsNothingByOneTypePerFunctionOrLine(start: Start) {
    let rise = Self.rise(start.program.onePerFunction(start.victim), start)
    #expect(rise <= 0.032, "\(rise)")
    #expect(Self.rise(start.program.onePerLine(start.victim), start) <= 0.02)
  }

  @Test(arguments: starts)
  private func gainsNothingByAFacade(start: Start) {
    let rise = Self.rise(start.program.wrapping(start.victim), start)
    #expect(rise <= 0.01, "\(rise)")
  }

  @Test(arguments: starts)
  private func staysTheSameWhenTypesAreRenamed(start: Start) {
    #expect(abs(Self.rise(start.program.renamed(), start)) < 1e-9)
  }

  @Test(arguments: starts)
  private func staysTheSameWithUnusedProtocols(start: Start) {
    #expect(abs(Self.rise(start.program.addingUnusedProtocols(), start)) < 0.01)
  }

  @Test(arguments: starts)
  private func gainsNothingByUnusedCodeThatNobodyRuns(start: Start) {
    let program = start.program.addingUnusedCode()
    let before = start.program.responsibilities.count
    // The behaviour suite runs what it ran before.
    let design = Design(
      program.facts, responsibilities: program.responsibilities,
      executed: Set(0..<before), pattern: start.pattern)
    #expect(abs(design.distribution().raw - Self.raw(start.program, start)) < 1e-9)
  }

  @Test func dropsUnusedCodeAlsoWithoutARun() {
    let program = SampleProgram.starter
    func read(_ program: SampleProgram) -> Double {
      Design(
        program.facts, responsibilities: program.responsibilities, executed: nil, pattern: nil
      ).distribution().separation.value
    }
    #expect(abs(read(program.addingUnusedCode()) - read(program)) < 1e-9)
  }
}
