import Foundation

/// The compiler call that turns a learner's files into one object, the same for every check of a kit.
struct SolutionCompile: Sendable {
  let toolchain: Toolchain
  let standIn: URL
  let contract: URL
  let moduleCache: URL

  /// The program to start.
  var program: String {
    toolchain.frontEnd == nil ? toolchain.swiftc : toolchain.swiftFrontEnd
  }

  /// The arguments for these files; without the driver's job the driver itself is called.
  func arguments(files: [String], output: String) -> [String] {
    let flags =
      SolutionDialect.flags + SolutionDialect.guards
      + ["-I", standIn.path, "-I", contract.path, "-module-cache-path", moduleCache.path]
    if let job = toolchain.frontEnd {
      return job.arguments(
        module: SolutionDialect.module, sources: files, output: output, flags: flags)
    }
    let arguments = ["-c", "-wmo", "-Onone", "-module-name", SolutionDialect.module] + flags
    return SolutionDialect.driverArguments(arguments) + files + ["-o", output]
  }
}
