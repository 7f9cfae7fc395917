extension Move {
  /// Where the screen is made, it is given an object for each duty, which is handed the screen for all it does.
  static func employing(
    _ draft: Draft, throughAccess: Bool = false, owner: (Host) -> String
  ) -> Draft? {
    guard let host = draft.hosts.first(where: \.isController),
      let making = draft.names.first(where: { draft[$0]?.contains(" \(host.name)(") == true })
    else { return nil }
    let chosen = host.functions.filter { $0.isLogic && $0.result == nil }
    guard !chosen.isEmpty else { return nil }
    let groups = Dictionary(grouping: chosen, by: Home.duty).sorted { $0.key < $1.key }
    var moved = host.rewriting(draft) { function in
      guard chosen.contains(function) else { return function.chunk }
      return function.member(
        doing: "by\(Home.duty(of: function))?.\(function.name)(\(function.arguments(with: "self")))"
      )
    }
    host.add(groups.map { "  var by\($0.key): (any \(host.name)\($0.key)Doing)?" }, to: &moved)
    moved[making] = moved[making]?.wrapping(callOf: host.name, in: "Solution.employing")
    let imports = Outline(draft[host.file] ?? "").imports.joined(separator: "\n")
    let access =
      throughAccess
      ? [host.accessProtocol, "extension \(host.name): \(host.name)Access {}"] : []
    let workers = groups.map { worker(of: host, $0.key, $0.value, owner: owner(host)) }
    let lines = groups.map { "    screen.by\($0.key) = \(host.name)\($0.key)Worker()\n" }
    let solution =
      "extension Solution {\n  static func employing(_ screen: \(host.name)) -> \(host.name) {\n"
      + lines.joined() + "    return screen\n  }\n}"
    return moved.adding(
      "Workers.swift",
      imports + "\n\n" + (access + workers + [solution]).joined(separator: "\n\n") + "\n")
  }

  private static func worker(
    of host: Host, _ duty: String, _ functions: [Function], owner: String
  ) -> String {
    let heads = functions.map { "  func \($0.name)(\($0.signature(with: "screen", of: owner)))" }
    let members = zip(heads, functions).map {
      $0 + " {\n" + host.body(of: $1, receiver: "screen") + "\n  }"
    }
    return "protocol \(host.name)\(duty)Doing {\n" + heads.joined(separator: "\n") + "\n}\n\n"
      + "struct \(host.name)\(duty)Worker: \(host.name)\(duty)Doing {\n"
      + members.joined(separator: "\n\n") + "\n}"
  }
}
