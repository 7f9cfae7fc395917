import Foundation

/// The compiler call that turns a learner's files into one object, the same for every check of a kit.
struct SolutionCompile: Sendable {
  let toolchain: Toolchain
  let standIn: URL
  let contract: URL
  var combine: CombineLibrary?
  let moduleCache: URL

  /// The program to start.
  var program: String {
    toolchain.frontEnd == nil ? toolchain.swiftc : toolchain.swiftFrontEnd
  }

  /// The arguments for these files; without the driver's job the driver itself is called.
  func arguments(
    files: [String], output: String, form: SolutionForm = .plain
  ) -> [String] {
    arguments(
      module: SolutionDialect.module, files: files, output: output,
      flags: form.flags(SolutionDialect.flags + SolutionDialect.guards))
  }

  /// The arguments for the learner's own tests of a solution whose module lies in a folder.
  func arguments(
    testing module: String, files: [String], output: String, beside solution: URL
  ) -> [String] {
    arguments(
      module: module, files: files, output: output,
      flags: SolutionDialect.testFlags + SolutionDialect.guards + ["-I", solution.path])
  }

  private func arguments(
    module: String, files: [String], output: String, flags: [String]
  ) -> [String] {
    let flags =
      flags + ["-I", standIn.path, "-I", contract.path, "-module-cache-path", moduleCache.path]
      + (combine?.imports ?? [])
    if let job = toolchain.frontEnd {
      return job.arguments(module: module, sources: files, output: output, flags: flags)
    }
    let arguments = ["-c", "-wmo", "-Onone", "-module-name", module] + flags
    return SolutionDialect.driverArguments(arguments) + files + ["-o", output]
  }
}
