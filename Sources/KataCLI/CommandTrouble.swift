import KataContent
import KataPipeline
import KataRecords
import KataScaffold
import KataTerminal
import KataWorkspace

/// Why a command could not do its work, in words for whoever typed it, and the status that goes with it.
struct CommandTrouble: Error, Sendable {
  let message: String
  let status: ExitStatus

  init(_ message: String, status: ExitStatus = .usage) {
    self.message = message
    self.status = status
  }

  /// Tells an error of a stage; nil for one that belongs to the parser.
  init?(_ error: any Error) {
    switch error {
    case let trouble as CommandTrouble: self = trouble
    case let error as WorkspaceError: self.init(error.description, status: Self.status(of: error))
    case ContentTrouble.unknownKata, ContentTrouble.unknownPattern, ContentTrouble.folderMissing,
      ContentTrouble.unknownLesson, ContentTrouble.noLessons,
      ContentTrouble.unfitName, ContentTrouble.takenName, ContentTrouble.folderExists:
      self.init("\(error)")
    case is ContentTrouble: self.init("\(error)", status: .trouble)
    case EditorTrouble.failed: self.init("\(error)", status: .trouble)
    case is EditorTrouble: self.init("\(error)")
    case let trouble as RecordTrouble: self.init("\(trouble)", status: .trouble)
    case ScaffoldError.unusableName, ScaffoldError.filesAreThere: self.init("\(error)")
    case is ScaffoldError: self.init("\(error)", status: .trouble)
    case PipelineTrouble.unavailable(let text): self.init(text, status: .unavailable)
    case PipelineTrouble.failed(let text): self.init(text, status: .trouble)
    case PipelineTrouble.misnamed(let text): self.init(text)
    default: return nil
    }
  }

  /// Naming the wrong folder is a matter of usage; a disk that is full is not.
  private static func status(of error: WorkspaceError) -> ExitStatus {
    switch error {
    case .parentMissing, .notAFolder, .notEmpty, .alreadyStarted, .folderMissing,
      .outsideWorkspace, .notStarted, .noSuchSnapshot, .contentOlder, .otherKata:
      .usage
    default: .trouble
    }
  }
}
