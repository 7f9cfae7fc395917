/// A type or member of Foundation or Dispatch that does real work outside the screen, by its mangled name.
struct ForbiddenMember: Hashable, Sendable {
  /// As a learner writes it.
  let name: String
  /// What its symbols contain.
  private let mangled: String

  private init(_ name: String, _ mangled: String) {
    self.name = name
    self.mangled = mangled
  }

  func matches(_ symbol: String) -> Bool { symbol.contains(mangled) }

  static let all = [
    ForbiddenMember("Process", "10Foundation7ProcessC"),
    ForbiddenMember("FileHandle", "10Foundation10FileHandleC"),
    ForbiddenMember("FileManager", "10Foundation11FileManagerC"),
    ForbiddenMember("Thread.sleep", "10Foundation6ThreadC5sleep"),
    ForbiddenMember("Thread.start", "10Foundation6ThreadC5start"),
    ForbiddenMember("Thread.exit", "10Foundation6ThreadC4exit"),
    ForbiddenMember("Thread(block:)", "10Foundation6ThreadC5block"),
    ForbiddenMember("Thread.detachNewThread", "10Foundation6ThreadC15detachNewThread"),
    ForbiddenMember("Pipe", "10Foundation4PipeC"),
    ForbiddenMember("InputStream", "10Foundation11InputStreamC"),
    ForbiddenMember("OutputStream", "10Foundation12OutputStreamC"),
    ForbiddenMember("CommandLine", "$ss11CommandLineO"),
    ForbiddenMember("String(contentsOfFile:)", "E14contentsOfFile"),
    ForbiddenMember("String(contentsOf:)", "SS10FoundationE10contentsOf"),
    ForbiddenMember("String(contentsOf:)", "SS20FoundationEssentialsE10contentsOf"),
    ForbiddenMember("Data(contentsOf:)", "20FoundationEssentials4DataV10contentsOf"),
    ForbiddenMember("Data.write(to:)", "20FoundationEssentials4DataV5write2to"),
    ForbiddenMember("String.write(to:)", "E5write2to"),
    ForbiddenMember("String.write(toFile:)", "E5write6toFile"),
  ]
}
