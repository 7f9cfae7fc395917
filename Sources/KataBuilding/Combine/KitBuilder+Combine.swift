import Foundation
import KataCore

extension KitBuilder {
  /// What learners' `import Combine` means, built unless it is there.
  func combine(
    standIn: URL, _ report: @escaping Report, of total: Int
  ) async throws -> CombineLibrary {
    let core = try await openCombine(report, of: total)
    let digest = try key(
      [sources.combine, sources.openCombine],
      parts: [standIn, core].map(\.lastPathComponent) + [CombineLibrary.form])
    let folder = folder.appending(path: "\(CombineLibrary.module)-\(digest)")
    let files = Self.libraryFiles(CombineLibrary.module)
    try await part(folder, files, 1, "timers of Combine", total, report) { aside in
      try await compiler.compileCombine(sources, standIn: standIn, core: core, into: aside)
    }
    return CombineLibrary(core: core, combine: folder)
  }

  private func openCombine(_ report: @escaping Report, of total: Int) async throws -> URL {
    let folder = folder.appending(
      path: "\(CombineLibrary.core)-\(try key([sources.openCombine], parts: [CombineLibrary.form]))"
    )
    let files = Self.libraryFiles(CombineLibrary.core)
    try await part(folder, files, 1, "library for Combine, once", total, report) { aside in
      try await compiler.compileOpenCombine(sources.openCombine, into: aside)
    }
    return folder
  }
}
