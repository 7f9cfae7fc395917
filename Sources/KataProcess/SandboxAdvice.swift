/// Why bubblewrap does not work here, and which fix applies.
enum SandboxAdvice: Hashable, Sendable {
  case missing
  /// Ubuntu's AppArmor restriction on unprivileged user namespaces.
  case userNamespacesRestricted
  /// Inside a container that forbids new namespaces.
  case containerForbids
  /// Older than the options that make the sandbox tight.
  case tooOld
  /// The trial was still under way when its time was over.
  case noAnswer(within: Duration)
  case other(String)

  /// Tells a program that is not there from one that the system did not start.
  init(failure error: any Error) {
    if case ProcessError.refused(_, let reason) = error {
      self = .other(reason)
    } else {
      self = .missing
    }
  }

  /// Reads the message that bubblewrap left on standard error.
  init(failure text: String) {
    let line = text.split(separator: "\n").last.map(String.init) ?? text
    if text.contains("uid map") || text.contains("RTM_NEWADDR") {
      self = .userNamespacesRestricted
    } else if text.contains("Operation not permitted") || text.contains("No permissions") {
      self = .containerForbids
    } else if text.contains("Unknown option") {
      self = .tooOld
    } else {
      self = .other(line)
    }
  }

  /// What is the matter and what to do, in one or two sentences.
  var sentence: String {
    switch self {
    case .missing:
      "bubblewrap is not installed; `apt-get install bubblewrap` isolates the code that is checked."
    case .userNamespacesRestricted:
      """
      bubblewrap may not create user namespaces here; allow it with an AppArmor profile for \
      /usr/bin/bwrap, or with `sysctl kernel.apparmor_restrict_unprivileged_userns=0`.
      """
    case .containerForbids:
      """
      This container forbids new namespaces; start it with `--security-opt seccomp=unconfined \
      --cap-add SYS_ADMIN`, or run kata outside of it.
      """
    case .tooOld:
      "This bubblewrap is too old; version 0.8 or newer isolates the code that is checked."
    case .noAnswer(let patience):
      """
      bubblewrap did not answer within \(patience.components.seconds) seconds, so this machine may be too busy; \
      try again later.
      """
    case .other(let line):
      "bubblewrap does not work here: \(line)"
    }
  }
}
