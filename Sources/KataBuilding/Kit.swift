package import Foundation
package import KataCore

/// Everything built beforehand for one kata and pattern, so that a check compiles the learner's files alone.
package struct Kit: Sendable {
  package let toolchain: Toolchain
  /// The folder of all kits of this toolchain; a sandboxed program sees the whole of it, read-only.
  package let folder: URL
  /// The folder that holds `libHeadlessUIKit.so` and its module.
  let standIn: URL
  /// The folder that holds the contract's library and module.
  let contract: URL
  /// What learners' `import Combine` means; nil for files that do without.
  let combine: CombineLibrary?
  package let contractModule: String
  /// What was compiled with this kit and others lately.
  let objects: CompiledObjects
  /// The program that runs the suites.
  package let host: URL
  /// Every case that a verdict expects, in order.
  package let cases: [CheckCase]

  var moduleCache: URL { KitFolder.moduleCache(in: folder) }

  var compile: SolutionCompile {
    SolutionCompile(
      toolchain: toolchain, standIn: standIn, contract: contract, combine: combine,
      moduleCache: moduleCache)
  }
}

extension Kit {
  /// The driver call by which a language server reads a learner's files, without the files.
  package var editorArguments: [String] {
    [toolchain.swiftc, "-module-name", SolutionDialect.module] + SolutionDialect.flags + [
      "-I", standIn.path, "-I", contract.path, "-module-cache-path", moduleCache.path,
    ] + (combine?.imports ?? [])
  }
}
