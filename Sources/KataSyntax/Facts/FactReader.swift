package import KataCore
import SwiftSyntax

/// Reads from syntax what scores are counted on: types, functions, atoms and references.
///
/// Nothing is guessed by name: where the declared type of a receiver cannot be told, it is left out.
package struct FactReader: Sendable {
  package init() {}

  /// Reads a program.
  ///
  /// A file that the parser cannot make sense of is named with the place, and counts for nothing.
  ///
  /// - Parameter given: sources that the program is given, such as a kata's contract.
  package func facts(_ files: [SourceFile], given: [SourceFile] = []) -> ProgramFacts {
    let (parsed, scans) = SideBySide.both(
      { SideBySide.map(files + given, ParsedFile.init) }, { SideBySide.map(files, CodeScan.init) })
    return facts(of: FactProgram(files: parsed, ownFiles: files.count), scans)
  }

  /// Reads a program, and takes it apart.
  ///
  /// - Parameter scans: of its own files.
  func facts(of program: FactProgram, _ scans: [CodeScan]) -> ProgramFacts {
    defer { program.dissolve() }
    let imports = program.files.map(\.importedModules)
    program.modules = Set(imports.joined())
    var declarations = DeclarationReading(program: program)
    declarations.readFiles()
    readBodies(of: program)
    return FactAssembly(program: program, scans: scans, imports: imports).facts
  }

  private func readBodies(of program: FactProgram) {
    var index = 0
    // A body may declare types of its own, whose functions come behind.
    while index < program.functions.count {
      BodyReading(program: program, function: program.functions[index]).readFunction()
      index += 1
    }
  }
}
