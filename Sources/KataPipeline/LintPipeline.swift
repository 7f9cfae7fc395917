package import Foundation
import KataContent
package import KataCore
import KataScoring
import KataSyntax

/// The part of the scores that needs no build, of any Swift sources: files, then facts, then a reading.
package struct LintPipeline: Sendable {
  package init() {}

  /// Reads the design of files and of everything below folders.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, in any order; what is named twice counts once.
  ///   - folder: What paths in the answer are relative to, as `base` finds it.
  ///   - pattern: The id of the pattern whose rules on references hold; nil lets all references be.
  /// - Throws: `PipelineError.misnamed` for a path that is not there, or when there is nothing to read;
  ///   `CancellationError` soon after the task was cancelled.
  package func reading(
    of paths: [URL], folder: URL, pattern: String? = nil
  ) throws -> StaticReading {
    try outcome(of: paths, folder: folder, pattern: pattern).reading
  }

  /// A reading with the files that it is of.
  package struct Outcome: Sendable {
    package let reading: StaticReading
    package let sources: [SourceFile]
    /// What paths in it are relative to.
    package let base: URL
  }

  /// Reads as above, and keeps the texts for whoever shows lines of them.
  package func outcome(
    of paths: [URL], folder: URL, pattern: String? = nil
  ) throws -> Outcome {
    var sources = LintSources()
    let base = base(of: paths, folder: folder)
    for found in try SwiftFileSearch(base: base, folder: folder).files(at: paths) {
      try Task.checkCancellation()
      sources.add(found)
    }
    guard !sources.files.isEmpty || !sources.skipped.isEmpty else {
      throw PipelineError.misnamed(Self.nothing(in: paths))
    }
    let check = { try Task.checkCancellation() }
    let facts = try FactReader().facts(
      sources.files, given: [], services: [:], checking: check)
    try check()
    let reading = DesignReader(facts, pattern: pattern).reading()
    return Outcome(
      reading: reading.leavingOut(sources.skipped), sources: sources.files, base: base)
  }

  /// Reads as above; a caller that is cancelled is answered at once, and the reading ends when it next asks.
  ///
  /// Nothing is written meanwhile, so nobody has to wait for its end.
  package func abandonableOutcome(
    of paths: [URL], folder: URL, pattern: String? = nil
  ) async throws -> Outcome {
    let (outcomes, feed) = AsyncThrowingStream<Outcome, any Error>.makeStream()
    let work = Task.detached {
      do {
        feed.yield(try outcome(of: paths, folder: folder, pattern: pattern))
        feed.finish()
      } catch {
        feed.finish(throwing: error)
      }
    }
    defer { work.cancel() }
    for try await outcome in outcomes { return outcome }
    throw CancellationError()
  }

  /// Reads the design of a kata's solution as it stands in the files.
  ///
  /// - Throws: `PipelineError.failed` when the kata's contract cannot be read.
  package func reading(
    of files: [SourceFile], kata: Kata, pattern: Pattern
  ) throws -> StaticReading {
    let given: [SourceFile]
    do {
      given = try ContractFiles(of: kata).sourceFiles
    } catch {
      throw PipelineError(error)
    }
    let facts = FactReader().facts(files, given: given, services: kata.services)
    return DesignReader(facts, pattern: pattern.id, lesson: kata.lesson(of: pattern))
      .reading(anchors: kata.anchors[pattern.id])
  }

  /// The folder that paths are told from: `folder` if all lie below it, else the deepest folder that holds all.
  package func base(of paths: [URL], folder: URL) -> URL {
    let folder = folder.standardizedFileURL
    let all = paths.map(\.standardizedFileURL)
    if all.allSatisfy({ $0.isAtOrBelow(folder) }) { return folder }
    let holders = all.map { SwiftFileSearch.isFolder($0) ? $0 : $0.deletingLastPathComponent() }
    var base = holders[0]
    while !holders.allSatisfy({ $0.isAtOrBelow(base) }) { base.deleteLastPathComponent() }
    return base
  }

  private static func nothing(in paths: [URL]) -> String {
    let names = paths.map(\.path).joined(separator: ", ")
    return """
      There is no Swift file to read in \(names). Hidden folders, Pods, Carthage, DerivedData, \
      playgrounds, tests and generated files are left out; a file that is named itself is read.
      """
  }
}

extension StaticReading {
  /// The same reading, which also names files that it never got to see.
  fileprivate func leavingOut(_ more: [Skipped]) -> StaticReading {
    StaticReading(
      files: files, lines: lines, skipped: (skipped + more).sorted { $0.path < $1.path },
      types: types, edges: edges, cycles: cycles, effects: effects, distribution: distribution,
      uikitFreeShare: uikitFreeShare, unknownShare: unknownShare, findings: findings)
  }
}

extension URL {
  fileprivate func isAtOrBelow(_ folder: URL) -> Bool {
    let base = folder.path == "/" ? "" : folder.path
    return path == folder.path || path.hasPrefix(base + "/")
  }
}
