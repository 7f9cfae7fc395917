import KataContent
import KataPipeline
import KataRecords
import KataScaffold
import KataTerminal
import KataWorkspace

/// Why a command could not do its work, in words for whoever typed it, and the status that goes with it.
struct CommandError: Error, Sendable {
  let message: String
  let status: ExitStatus

  init(_ message: String, status: ExitStatus = .usage) {
    self.message = message
    self.status = status
  }

  /// Tells an error of a stage; nil for one that belongs to the parser.
  init?(_ error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case let error as WorkspaceError: self.init(error.description, status: Self.status(of: error))
    case ContentError.unknownKata, ContentError.unknownPattern, ContentError.folderMissing,
      ContentError.unknownLesson, ContentError.noLessons,
      ContentError.unfitName, ContentError.takenName, ContentError.folderExists,
      ContentError.packTooNew, ContentError.namesakes:
      self.init("\(error)")
    case is ContentError: self.init("\(error)", status: .internalError)
    case EditorError.failed: self.init("\(error)", status: .internalError)
    case is EditorError: self.init("\(error)")
    case let error as RecordError: self.init("\(error)", status: .internalError)
    case ScaffoldError.unusableName, ScaffoldError.filesAreThere, ScaffoldError.typeIsThere:
      self.init("\(error)")
    case is ScaffoldError: self.init("\(error)", status: .internalError)
    case PipelineError.unavailable(let text): self.init(text, status: .unavailable)
    case PipelineError.failed(let text): self.init(text, status: .internalError)
    case PipelineError.misnamed(let text): self.init(text)
    default: return nil
    }
  }

  /// Naming the wrong folder is a matter of usage; a disk that is full is not.
  private static func status(of error: WorkspaceError) -> ExitStatus {
    switch error {
    case .parentMissing, .notAFolder, .notEmpty, .alreadyStarted, .folderMissing,
      .outsideWorkspace, .notStarted, .noSuchSnapshot, .contentOlder, .otherKata:
      .usage
    default: .internalError
    }
  }
}
