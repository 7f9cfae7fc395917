import KataCore

/// A type or member of Foundation or Dispatch that does real work outside the screen, by its mangled name.
struct ForbiddenMember: Sendable {
  /// As a learner writes it.
  let name: String
  /// What its symbols contain.
  private let mangled: ByteSearch

  private init(_ name: String, _ mangled: String) {
    self.name = name
    self.mangled = ByteSearch(mangled)
  }

  /// The member that a symbol asks for, if it is one of these.
  static func first(in symbol: String) -> ForbiddenMember? {
    // Most symbols are the standard library's or the kata's own, which need not be compared with all.
    let symbol = ByteSearch(symbol)
    guard homes.contains(where: symbol.contains) else { return nil }
    return all.first { symbol.contains($0.mangled) }
  }

  /// What every symbol of a forbidden member has in it.
  private static let homes = [
    "Foundation", "CommandLine", "Dispatch", "Glibc", "_typeByName", "sem_open", "_bridgeObject",
    "_nativeObject", "_encodeBitsAsWords", "_createOffsetBasedKeyPath",
  ]
  .map { ByteSearch($0) }

  /// What types have that are allowed otherwise.
  static let all = [
    ForbiddenMember("CommandLine", "$ss11CommandLineO"),
    ForbiddenMember("_typeByName", "ss11_typeByName"),
    ForbiddenMember("_bridgeObject", "ss13_bridgeObject"),
    ForbiddenMember("_nativeObject", "ss13_nativeObject"),
    ForbiddenMember("_encodeBitsAsWords", "ss18_encodeBitsAsWords"),
    ForbiddenMember("_createOffsetBasedKeyPath", "ss25_createOffsetBasedKeyPath"),
    ForbiddenMember("sem_open", "8sem_open"),
    ForbiddenMember("open", "5Glibc4open"),
    ForbiddenMember("fcntl", "5Glibc5fcntl"),
    ForbiddenMember("ioctl", "5Glibc5ioctl"),
    ForbiddenMember("String(format:)", "SS10FoundationE6format"),
    ForbiddenMember("localizedStringWithFormat", "SS10FoundationE25localizedStringWithFormat"),
    ForbiddenMember("appendingFormat", "10FoundationE15appendingFormat"),
    ForbiddenMember("NSLog", "10Foundation5NSLog"),
    ForbiddenMember("Thread.sleep", "10Foundation6ThreadC5sleep"),
    ForbiddenMember("Thread.start", "10Foundation6ThreadC5start"),
    ForbiddenMember("Thread.exit", "10Foundation6ThreadC4exit"),
    ForbiddenMember("Thread(block:)", "10Foundation6ThreadC5block"),
    ForbiddenMember("Thread.detachNewThread", "10Foundation6ThreadC15detachNewThread"),
    ForbiddenMember("URL.homeDirectory", "3URLV13homeDirectory"),
    ForbiddenMember("URL.currentDirectory", "3URLV16currentDirectory"),
    ForbiddenMember("URL.temporaryDirectory", "3URLV18temporaryDirectory"),
    ForbiddenMember("URL.checkResourceIsReachable", "24checkResourceIsReachable"),
    // `Bundle` itself is part of every controller's initialiser.
    ForbiddenMember("Bundle.main", "10Foundation6BundleC4main"),
    ForbiddenMember("Bundle(path:)", "10Foundation6BundleC4path"),
    ForbiddenMember("Bundle(url:)", "10Foundation6BundleC3url"),
    ForbiddenMember("init(contentsOf:)", "C10contentsOf"),
    ForbiddenMember("init(contentsOfFile:)", "C14contentsOfFile"),
    ForbiddenMember("write(to:)", "C5write2to"),
    ForbiddenMember("write(toFile:)", "C5write6toFile"),
    ForbiddenMember("String(contentsOfFile:)", "E14contentsOfFile"),
    ForbiddenMember("CharacterSet(contentsOfFile:)", "12CharacterSetV14contentsOfFile"),
    ForbiddenMember("String(contentsOf:)", "SS10FoundationE10contentsOf"),
    ForbiddenMember("String(contentsOf:)", "SS20FoundationEssentialsE10contentsOf"),
    ForbiddenMember("Data(contentsOf:)", "20FoundationEssentials4DataV10contentsOf"),
    ForbiddenMember("Data.write(to:)", "20FoundationEssentials4DataV5write2to"),
    ForbiddenMember("String.write(to:)", "E5write2to"),
    ForbiddenMember("String.write(toFile:)", "E5write6toFile"),
  ]
}
