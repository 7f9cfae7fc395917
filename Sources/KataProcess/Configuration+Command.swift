import Subprocess
import SystemPackage

extension Configuration {
  /// Says in the library's words how a command is to be started.
  init(_ command: Command, options: PlatformOptions = PlatformOptions()) {
    var environment: [Environment.Key: String] = [:]
    for (name, value) in command.environment {
      if let key = Environment.Key(rawValue: name) { environment[key] = value }
    }
    self.init(
      executable: .path(FilePath(command.executable)),
      arguments: Arguments(command.arguments), environment: .custom(environment),
      workingDirectory: command.directory.map { FilePath($0) }, platformOptions: options)
  }
}

extension ProcessError {
  /// Puts the library's error into the program's own words.
  init(_ error: SubprocessError, command: Command) {
    switch error.code {
    case .executableNotFound:
      self = .notExecutable(path: command.executable)
    case .failedToChangeWorkingDirectory:
      self = .noSuchDirectory(path: command.directory ?? ".")
    default:
      self = .refused(path: command.executable, reason: "\(error)")
    }
  }
}
