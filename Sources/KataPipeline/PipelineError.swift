import Foundation
import KataBuilding
import KataContent
import KataProcess
import KataRunning
import KataSyntax
import KataWorkspace

/// What keeps a check from a verdict and is not the learner's doing, whichever stage it comes from.
package enum PipelineError: Error, Sendable {
  /// The machine lacks something that the check needs: a toolchain, or isolation that was demanded.
  case unavailable(String)
  /// A stage failed.
  case failed(String)
  /// What was named is not there, or holds nothing to read.
  case misnamed(String)

  /// Tells an error of any stage; one that no stage knows is told as the system tells it.
  init(_ error: any Error) {
    switch error {
    case let error as PipelineError: self = error
    case BuildError.noToolchain, BuildError.oldToolchain: self = .unavailable("\(error)")
    case is BuildError, is RunError, is ProcessError, is SuiteError,
      is ContentError, is WorkspaceError:
      self = .failed("\(error)")
    default: self = .failed(error.localizedDescription)
    }
  }

  /// Runs a step and hands its errors on in this form; cancellation stays what it is.
  static func telling<Answer>(
    _ step: () async throws -> Answer
  ) async throws -> Answer {
    do {
      return try await step()
    } catch let error as CancellationError {
      throw error
    } catch {
      throw PipelineError(error)
    }
  }
}

extension PipelineError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unavailable(let text), .failed(let text), .misnamed(let text): text
    }
  }

  /// The sentence for a check that demands isolation on a machine without it.
  static func noSandbox(_ note: String?) -> PipelineError {
    .unavailable(
      """
      The sandbox was demanded and cannot be had here. \(note ?? "")
      Without --require-sandbox the check runs with limits only.
      """)
  }
}
