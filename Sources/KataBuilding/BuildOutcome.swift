package import Foundation
package import KataCore

/// What building a learner's files came to; all of it is a result, none of it an error of ours.
package enum BuildOutcome: Sendable {
  /// The library to load, with whatever the compiler warned about.
  case built(library: URL, warnings: [Finding])
  /// The compiler rejected the files; its findings, errors first, never empty.
  case rejected([Finding])
  /// The symbol gate found what a solution has no use for.
  case refused([Finding])
  /// The compiler reached a limit, with findings that say at which of the files, where it is known.
  case stopped(Verdict.Limit, findings: [Finding])
}
