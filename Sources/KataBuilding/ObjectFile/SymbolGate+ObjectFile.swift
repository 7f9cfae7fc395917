import Foundation
import KataCore

extension SymbolGate {
  /// Findings for the symbols of a compiled file.
  ///
  /// Also for code that would run on loading, before the host has given up what a solution must not reach: Swift
  /// makes globals when they are first used, so that ordinary files have none.
  ///
  /// - Throws: `BuildError` when it cannot be read: a file without symbols to look at has not passed.
  func findings(inObject file: URL) throws -> [Finding] {
    do {
      let object = try ObjectFile(contentsOf: file)
      return findings(in: try object.symbols()) + startUp(try object.startUpSections())
    } catch {
      throw BuildError.compilerFailed(log: "\(error)")
    }
  }
}
