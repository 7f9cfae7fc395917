/// What keeps a kit or a solution from being built and is not the learner's doing.
package enum BuildError: Error, Sendable {
  case noToolchain
  case oldToolchain(version: String)
  /// A part of the kit does not compile: our content or our stand-in is at fault.
  case kitDoesNotBuild(part: String, log: String)
  /// A source of the kit is a pipe, say, which reading would wait for.
  case sourceNotPlain(path: String)
  case sourceTooLarge(path: String)
  /// The folder for kits cannot be made or written.
  case cacheNotWritable(path: String, reason: String)
  /// The folder for a check's own files cannot be made or written.
  case workFolderNotWritable(path: String, reason: String)
  /// A solution needs a system module that the kit has not compiled; warming up repairs it.
  case moduleCacheIncomplete(path: String)
  /// The disk is full.
  case diskFull(path: String)
  /// The compiler could not do its work for a reason of its own, such as a crash.
  case compilerFailed(log: String)
}
