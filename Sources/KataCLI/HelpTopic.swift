/// A subject that `kata help` explains although it is no command.
enum HelpTopic: String, CaseIterable {
  case ci

  /// Reads `help TOPIC`; nil for any other command line.
  init?(arguments: [String]) {
    guard arguments.count == 2, arguments[0] == "help" else { return nil }
    self.init(rawValue: arguments[1])
  }

  var abstract: String {
    switch self {
    case .ci: "Check a workspace on every push: GitHub Actions and GitLab."
    }
  }

  /// The whole page, which must not be wrapped because it is copied into files.
  var text: String {
    switch self {
    case .ci: ContinuousIntegrationHelp.text
    }
  }
}
