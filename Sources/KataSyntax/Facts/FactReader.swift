package import KataCore

/// Reads from syntax what scores are counted on: types, functions, atoms with their duties, and references.
///
/// Declarations are read first, then every body once. What a line does is told by the catalogue of API names, by a
/// kata's services, and by whatever consumes the value of an expression; a line that names nothing has no duty.
package struct FactReader: Sendable {
  private let catalogue: Catalogue
  private let parser: FileParser

  /// - Parameters:
  ///   - parser: Knows the files that came before.
  ///   - guesses: Whether a line has the duties that it only looks like, because a run will tell.
  package init(parser: FileParser = FileParser(), guesses: Bool = false) {
    catalogue = guesses ? .guessing : .shipped
    self.parser = parser
  }

  /// Reads a program, and may be stopped meanwhile.
  ///
  /// A file that the parser cannot make sense of is named with the place, and counts for nothing.
  ///
  /// - Parameters:
  ///   - given: Sources that the program is given, such as a kata's contract.
  ///   - services: The duties of the given types that stand for the outside, by name.
  ///   - check: Called again and again; what it throws ends the reading.
  package func facts(
    _ files: [SourceFile], given: [SourceFile] = [], services: [String: Responsibility] = [:],
    checking check: (() throws -> Void)? = nil
  ) rethrows -> ProgramFacts {
    var parsed: [ParsedFile] = []
    let all = files + given
    for start in stride(from: 0, to: all.count, by: Self.filesAtOnce) {
      try check?()
      let batch = Array(all[start..<min(start + Self.filesAtOnce, all.count)])
      parsed += SideBySide.map(batch, parser.parsed)
    }
    try check?()
    return try facts(parsed, own: files.count, services: services, checking: check)
  }

  /// Reads a program that is parsed already.
  ///
  /// - Parameter own: How many of the files are the learner's; the program is given the others.
  func facts(
    _ parsed: [ParsedFile], own: Int, services: [String: Responsibility] = [:],
    checking check: (() throws -> Void)? = nil
  ) rethrows -> ProgramFacts {
    let program = ReadProgram(
      files: parsed, ownFiles: own, catalogue: catalogue, services: services)
    let scans = onDeepStack(program) { $0.files.prefix($0.ownFiles).map(CodeScan.init) }
    let problems = readDeclarations(of: program, scans)
    let output = BodyOutput()
    for start in stride(from: 0, to: program.functions.count, by: Self.functionsAtOnce) {
      try check?()
      let end = min(start + Self.functionsAtOnce, program.functions.count)
      readBodies(start..<end, program, output)
    }
    return FactAssembly(program: program, output: output, scans: scans, problems: problems).facts
  }

  /// Few enough that a wish to stop need not wait for long.
  private static let filesAtOnce = 64
  private static let functionsAtOnce = 256

  /// Reads types and members of every file without a problem, and gives the problem of every other.
  private func readDeclarations(of program: ReadProgram, _ scans: [CodeScan]) -> [SourceLocation?] {
    onDeepStack(program) { program in
      let problems = program.files.map(\.firstProblem)
      let readings = problems.indices.filter { problems[$0] == nil }.map {
        DeclarationReading(
          program: program, file: $0, scan: $0 < program.ownFiles ? scans[$0] : nil)
      }
      for reading in readings { reading.readTypes() }
      for reading in readings { reading.readMembers() }
      return problems
    }
  }

  private func readBodies(_ numbers: Range<Int>, _ program: ReadProgram, _ output: BodyOutput) {
    nonisolated(unsafe) let output = output
    onDeepStack(program) { program in
      for number in numbers {
        BodyReading(program: program, number: number, output: output).read()
      }
    }
  }

  /// Runs work on a stack for expressions that nest as deeply as a text does.
  private func onDeepStack<Answer: Sendable>(
    _ program: ReadProgram, _ work: @Sendable (ReadProgram) -> Answer
  ) -> Answer {
    // The caller waits, so nobody else has the program meanwhile.
    nonisolated(unsafe) let shared = program
    return DeepStack.run { work(shared) }
  }
}
