import Foundation

extension KitCompiler {
  /// OpenCombine's few lines of C++, which are its locks.
  private static let helpers = "COpenCombineHelpers"
  /// The parts of OpenCombine that know Foundation and Dispatch.
  private static let extensions = ["OpenCombineDispatch", "OpenCombineFoundation"]
  /// A screen reaches no network by itself, and its timers go by another clock.
  private static let leftOut: Set = ["URLSession.swift", "Timer+Publisher.swift"]

  /// Not optimised, since somebody waits for it; its warnings are for its own authors.
  private static let openCombineFlags = [
    "-Onone", "-wmo", "-swift-version", "5", "-parse-as-library", "-suppress-warnings",
  ]

  /// Compiles OpenCombine itself.
  func compileOpenCombine(_ sources: URL, into folder: URL) async throws {
    let object = folder.appending(path: "\(Self.helpers).o")
    try await compileHelpers(sources.appending(path: Self.helpers), to: object, beside: folder)
    let files = try KitKey.swiftFiles(in: sources.appending(path: CombineLibrary.core))
    try await library(
      CombineLibrary.core, files: files, into: folder, what: "library for Combine",
      flags: Self.openCombineFlags + ["-I", folder.path, object.path, "-lstdc++"])
    try FileManager.default.removeItem(at: object)
  }

  /// Compiles the C++, and puts its header and module map where whoever imports the library finds them.
  private func compileHelpers(_ sources: URL, to object: URL, beside folder: URL) async throws {
    let header = "\(Self.helpers).h"
    let include = sources.appending(path: "include")
    try FileManager.default.copyItem(
      at: include.appending(path: header), to: folder.appending(path: header))
    try "module \(Self.helpers) { header \"\(header)\" }\n".write(
      to: folder.appending(path: "module.modulemap"), atomically: true, encoding: .utf8)
    let file = sources.appending(path: "\(Self.helpers).cpp").path
    try await run(
      toolchain.clang,
      ["-x", "c++", "-std=c++17", "-O2", "-fPIC", "-c", file, "-I", include.path]
        + ["-o", object.path],
      what: "library for Combine (its lines of C++)")
  }

  /// Compiles the module named Combine: what is ours of it with OpenCombine's extensions of Foundation and Dispatch.
  func compileCombine(
    _ sources: KitSources, standIn: URL, core: URL, into folder: URL
  ) async throws {
    let taken = try Self.extensions.flatMap { name in
      try KitKey.swiftFiles(in: sources.openCombine.appending(path: name))
    }.filter { !Self.leftOut.contains($0.lastPathComponent) }
    let links =
      ["-l\(CombineLibrary.core)", "-lHeadlessUIKit"] + findingAtRunTime([core, standIn])
    try await library(
      CombineLibrary.module, files: try KitKey.swiftFiles(in: sources.combine) + taken,
      into: folder, what: "timers of Combine",
      flags: Self.openCombineFlags + importing(core) + importing(standIn) + links)
    let built = CombineLibrary(core: core, combine: folder)
    try await warmUp(in: core, standIn: standIn, combine: built)
  }
}
