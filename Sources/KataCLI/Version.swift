import KataCore
import KataPipeline
import KataTerminal

/// The program's version with the toolchain's, as `kata --version` tells it.
struct Version: Sendable {
  func run(in context: Context) async -> ExitStatus {
    context.output.write("kata \(ProgramVersion.number)\n")
    do {
      context.output.write("\(try await context.workshop().toolchainVersion())\n")
    } catch {
      context.answer("no usable Swift toolchain; see `kata doctor`")
    }
    return .done
  }
}
