import Foundation
import KataBuilding
import KataContent
package import KataCore
import KataProcess

/// Looks at everything a check needs of the machine, one line each.
package struct Doctor: Sendable {
  /// What was found about one thing.
  package struct Line: Codable, Hashable, Sendable {
    package enum State: String, Codable, Sendable {
      case good
      /// Works, with something to know.
      case limited
      /// A check cannot run like this.
      case broken
    }

    package let subject: String
    package let state: State
    package let detail: String
    /// What to do; nil when nothing has to be done.
    package let advice: String?

    package init(_ subject: String, _ state: State, _ detail: String, advice: String? = nil) {
      self.subject = subject
      self.state = state
      self.detail = detail
      self.advice = advice
    }
  }

  private let workshop: Workshop

  package init(workshop: Workshop) {
    self.workshop = workshop
  }

  /// The lines about toolchain, sandbox, cache and katas.
  ///
  /// - Throws: `CancellationError`.
  package func lines(katas: () throws -> [Kata]) async throws(CancellationError) -> [Line] {
    let toolchain = await toolchainLine()
    return [toolchain.line, try await sandboxLine(), cacheLine(), standInLine(toolchain.found)]
      + [katasLine(katas)]
  }

  private func toolchainLine() async -> (line: Line, found: Toolchain?) {
    do {
      let found = try await workshop.toolchain()
      return (Line("toolchain", .good, "\(found.version) in \(found.root)"), found)
    } catch {
      let words = "\(error)".split(separator: "\n").map(String.init)
      let advice = words.dropFirst().joined(separator: " ")
      return (Line("toolchain", .broken, words.first ?? "", advice: advice), nil)
    }
  }

  private func sandboxLine() async throws(CancellationError) -> Line {
    let isolation = try await workshop.sandbox().isolation
    switch isolation.tier {
    case .isolated:
      return Line("sandbox", .good, "\(isolation.engine) isolates the code that is checked")
    case .limited:
      return Line(
        "sandbox", .limited, "limits only (\(isolation.engine)); checks run and say so",
        advice: isolation.note)
    }
  }

  private func cacheLine() -> Line {
    let folder = workshop.cache
    let probe = folder.appending(path: ".probe-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(count: 4096).write(to: probe)
      try FileManager.default.removeItem(at: probe)
    } catch {
      return Line(
        "cache", .broken, "\(folder.path): \(error.localizedDescription)",
        advice: "Make room or set XDG_CACHE_HOME to a folder that you may write to.")
    }
    let megabytes = FolderSize(of: folder).bytes >> 20
    return Line("cache", .good, "\(folder.path), \(megabytes) MB; it may be deleted at any time")
  }

  private func standInLine(_ toolchain: Toolchain?) -> Line {
    guard let toolchain else {
      return Line("stand-in", .limited, "not built: there is no toolchain")
    }
    if workshop.kitBuilder(toolchain).hasStandIn {
      return Line("stand-in", .good, "UIKit stand-in is built for this toolchain")
    }
    return Line(
      "stand-in", .limited, "UIKit stand-in is not built yet for this toolchain",
      advice: "The first `kata start` or `kata check` builds it, once.")
  }

  private func katasLine(_ katas: () throws -> [Kata]) -> Line {
    do {
      let all = try katas()
      let drills = all.count { $0.drill != nil }
      let names =
        all.filter { $0.drill == nil }.map(\.id)
        + (drills == 0 ? [] : ["\(drills) drill\(drills == 1 ? "" : "s")"])
      guard !names.isEmpty else {
        return Line(
          "katas", .broken, "none found", advice: "Install kata again, or name --katas DIR.")
      }
      return Line("katas", .good, names.joined(separator: ", "))
    } catch {
      return Line("katas", .broken, "\(error)", advice: "Install kata again, or fix that file.")
    }
  }
}

/// The bytes that the files below a folder take.
private struct FolderSize {
  let bytes: Int

  init(of folder: URL) {
    let walk = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.fileSizeKey])
    var sum = 0
    while let url = walk?.nextObject() as? URL {
      sum += (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
    }
    bytes = sum
  }
}
