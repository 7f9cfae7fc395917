import Foundation

extension Playground {
  /// The changes to the environment that make Bubblewrap refuse to work, as under AppArmor.
  func withoutBubblewrap() throws -> [String: String?] {
    let tools = folder.appending(path: "tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    let file = tools.appending(path: "bwrap")
    let script = "#!/bin/sh\necho 'bwrap: setting up uid map: Permission denied' >&2\nexit 1\n"
    try Data(script.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return ["PATH": "\(tools.path):\(environment["PATH"] ?? "")"]
  }
}
