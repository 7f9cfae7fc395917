extension BuildError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noToolchain:
      """
      No Swift compiler was found: there is no `swiftc` in PATH.
      Install Swift \(ToolchainSearch.oldest) or newer (https://www.swift.org/install) and open a new terminal.
      """
    case .oldToolchain(let version):
      """
      The compiler is too old: \(version).
      Install Swift \(ToolchainSearch.oldest) or newer (https://www.swift.org/install) and put it first in PATH.
      """
    case .kitDoesNotBuild(let part, let log):
      """
      The \(part) did not build. That is about the kata or the toolchain, not about a solution.
      \(log)
      """
    case .sourceNotPlain(let path):
      """
      The kata's own content cannot be used: \(path) is a link or no plain file.
      Install kata again, or check the folder given with --katas.
      """
    case .sourceTooLarge(let path):
      """
      The kata's own content cannot be used: \(path) is too large.
      Install kata again, or check the folder given with --katas.
      """
    case .cacheNotWritable(let path, let reason):
      """
      kata cannot write to its cache \(path): \(reason)
      Set XDG_CACHE_HOME to a folder that you may write to.
      """
    case .workFolderNotWritable(let path, let reason):
      """
      kata cannot write to \(path): \(reason)
      Set TMPDIR to a folder that you may write to.
      """
    case .moduleCacheIncomplete(let path):
      """
      The compiled system modules in \(path) are damaged.
      Remove that folder and run the command again; that regenerates it.
      """
    case .diskFull(let path):
      """
      The disk is full: nothing more can be written below \(path).
      Your files are untouched. Free some space and run the command again.
      """
    case .compilerFailed(let log):
      """
      The Swift compiler failed in a way that is not about your code:
      \(log)
      """
    }
  }
}
