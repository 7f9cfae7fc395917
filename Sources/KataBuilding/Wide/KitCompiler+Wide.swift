import Foundation

extension KitCompiler {
  private static let module = "HeadlessUIKit"
  private static let part = "whole of UIKit"

  /// Compiles the wide stand-in.
  ///
  /// What is written by hand is optimised, since every run of a suite spends its time there; the table's many
  /// declarations, which do next to nothing, would take minutes to optimise. The driver gives one module one level, so
  /// this calls the front end: once for each half, both at the same time.
  func compileWideStandIn(_ sources: WideSources, into folder: URL) async throws {
    let (hand, table) = (try sources.handwritten, try generated(sources, in: folder))
    try await ScratchFolder.with { scratch in
      async let optimised = objects(of: hand, beside: table, "-O", in: scratch.url)
      async let plain = objects(of: table, beside: hand, "-Onone", in: scratch.url)
      async let interface: Void = compileInterface(hand + table, into: folder)
      let objects = try await optimised + plain
      let library = folder.appending(path: "lib\(Self.module).so").path
      try await compile(["-emit-library", "-o", library] + objects.map(\.path), what: Self.part)
      try await interface
    }
    try await compileModules(in: sources.wide, beside: folder)
  }

  private func generated(_ sources: WideSources, in folder: URL) throws -> [URL] {
    do {
      return try sources.write(into: folder.appending(path: "Generated"))
    } catch let error as TableError {
      throw BuildError.kitDoesNotBuild(part: "table of UIKit", log: "\(error)")
    }
  }

  /// Compiles some of the module's files, each to an object; the front end takes more files than fit on a command line
  /// from lists.
  private func objects(
    of files: [URL], beside others: [URL], _ level: String, in folder: URL
  ) async throws -> [URL] {
    let objects = files.indices.map { folder.appending(path: "Wide\(level)\($0).o") }
    let lists = try [
      "-filelist": files + others, "-primary-filelist": files, "-output-filelist": objects,
    ].flatMap { option, paths in
      let list = folder.appending(path: "Wide\(level)\(option)")
      try Data(paths.map { $0.path + "\n" }.joined().utf8).write(to: list)
      return [option, list.path]
    }
    try await run(
      toolchain.swiftFrontEnd,
      ["-frontend", "-c", level] + lists + Self.wideFlags + [
        "-module-cache-path", moduleCache.path,
      ],
      what: Self.part)
    return objects
  }

  /// Writes what solutions are compiled against, which differs in the word `required`; see UITableViewCell.
  private func compileInterface(_ files: [URL], into folder: URL) async throws {
    let interface = [
      "-emit-module", "-emit-module-path",
      folder.appending(path: "\(Self.module).swiftmodule").path, "-wmo", "-D", "INTERFACE",
      "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies",
    ]
    try await compile(
      Self.wideFlags + interface + files.map(\.path), what: "interface of UIKit")
  }

  private static let wideFlags = [
    "-swift-version", "6", "-parse-as-library", "-module-name", module,
  ]
}
