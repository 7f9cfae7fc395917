import Foundation

extension Move {
  /// Ways round what is written: functions that only ask services, subclasses that only override, closures that
  /// somebody else writes down.
  static let detours: [Move] = [
    Move("a function of its own for each question to a service", .pretence) {
      asking($0, gate: nil)
    },
    Move("a gate of its own for questions to services", .pretence) { asking($0, gate: "gate") },
    Move("a base class below every class", .pretence) { draft in
      draft.mapFiles { text in
        text.replacing(/\nfinal class (\w+)([^\n]*)\{\n/) {
          "\nfinal class \($0.output.1): \($0.output.1)Base {}\n\nclass \($0.output.1)Base\($0.output.2){\n"
        }
      }
    },
    Move("the controller's logic into overrides of a subclass", .pretence) { draft in
      overriding(draft, hosts: \.isController)
    },
    Move("all logic into overrides of subclasses", .pretence) { overriding($0) { _ in true } },
    Move("closures that are written where the screen is made", .pretence, equipping),
    Move("workers by duty that are handed in by protocols", .pretence) { draft in
      employing(draft) { $0.name }
    },
    Move("workers by duty that are handed in, and the owner by a protocol", .pretence) { draft in
      employing(draft, throughAccess: true) { "any \($0.name)Access" }
    },
  ]

  /// The host asks services by functions that do nothing else, its own or those of an object it makes.
  private static func asking(_ draft: Draft, gate: String?) -> Draft? {
    var moved = draft
    let questions: [(call: String, signature: String, values: String)] = [
      ("log.record", "_ event: String, details: [String: String]", "event, details: details"),
      ("store.string", "forKey key: String", "forKey: key"),
      ("store.integer", "forKey key: String", "forKey: key"),
      ("store.setString", "_ value: String?, forKey key: String", "value, forKey: key"),
      ("store.setInteger", "_ value: Int, forKey key: String", "value, forKey: key"),
    ]
    let results = ["store.string": " -> String?", "store.integer": " -> Int"]
    for host in draft.hosts {
      guard host.properties.contains(where: { $0.type == "GreetingServices" }),
        let text = draft[host.file]
      else { continue }
      let asked = questions.filter { text.contains("services.\($0.call)(") }
      moved[host.file] = asked.reduce(text) { text, question in
        let name = question.call.split(separator: ".")[1]
        return CodeText.replacing(
          #"\bservices\.\#(question.call)\("#, with: (gate.map { $0 + "." } ?? "") + "ask_\(name)(",
          in: text)
      }
      let functions = asked.map { question in
        let name = question.call.split(separator: ".")[1]
        return "  func ask_\(name)(\(question.signature))\(results[question.call] ?? "") {\n"
          + "    services.\(question.call)(\(question.values))\n  }"
      }
      guard let gate else {
        host.add(functions, to: &moved)
        continue
      }
      let type = "\(host.name)Gate"
      host.add(["  private lazy var \(gate) = \(type)(services: services)"], to: &moved)
      moved["\(type).swift"] =
        "import GreetingContract\n\nfinal class \(type) {\n  private let services: GreetingServices\n\n"
        + "  init(services: GreetingServices) {\n    self.services = services\n  }\n\n"
        + functions.joined(separator: "\n\n") + "\n}\n"
    }
    return moved == draft ? nil : moved
  }

  /// A base class whose functions do nothing, and a subclass that overrides them with what they did.
  private static func overriding(_ draft: Draft, hosts: (Host) -> Bool) -> Draft? {
    var moved = draft
    for host in draft.hosts where hosts(host) {
      let chosen = host.functions.filter { $0.isLogic && $0.result == nil }
      guard !chosen.isEmpty else { continue }
      moved = host.rewriting(moved) { chosen.contains($0) ? $0.member(doing: "") : $0.chunk }
      moved[host.file] = moved[host.file].map {
        CodeText.replacing(
          #"\b(?:final )?class \#(host.name)\b"#, with: "class \(host.name)Base", in: $0
        )
        .replacing("extension \(host.name) ", with: "extension \(host.name)Base ")
        .replacing("extension \(host.name):", with: "extension \(host.name)Base:")
      }
      let imports = Outline(draft[host.file] ?? "").imports.joined(separator: "\n")
      let overrides = chosen.map {
        "  override \($0.head) {\n" + $0.body.joined(separator: "\n") + "\n  }"
      }
      moved["\(host.name)Overrides.swift"] =
        imports + "\n\nfinal class \(host.name): \(host.name)Base {\n"
        + overrides.joined(separator: "\n\n") + "\n}\n"
    }
    return moved == draft ? nil : moved
  }

  /// Where the screen is made, it is given closures that do what its functions did.
  private static func equipping(_ draft: Draft) -> Draft? {
    guard let host = draft.hosts.first(where: \.isController),
      let making = draft.names.first(where: { draft[$0]?.contains(" \(host.name)(") == true })
    else { return nil }
    let chosen = host.functions.filter { $0.isLogic && $0.result == nil }
    guard !chosen.isEmpty else { return nil }
    var moved = host.rewriting(draft) { function in
      guard chosen.contains(function) else { return function.chunk }
      return function.member(doing: "do_\(function.name)?(\(function.values(with: "self")))")
    }
    host.add(
      chosen.map { "  var do_\($0.name): (\($0.closureType(with: host.name)))?" }, to: &moved)
    let lines = chosen.map {
      "    screen.do_\($0.name) = { \($0.closureNames(with: "screen"))\n"
        + host.body(of: $0, receiver: "screen") + "\n    }"
    }
    let imports = Outline(draft[host.file] ?? "").imports.joined(separator: "\n")
    moved[making] = moved[making]?.wrapping(callOf: host.name, in: "Solution.equipped")
    return moved.adding(
      "Equipping.swift",
      imports + "\n\nextension Solution {\n  static func equipped(_ screen: \(host.name)) -> "
        + "\(host.name) {\n" + lines.joined(separator: "\n") + "\n    return screen\n  }\n}\n")
  }
}

extension String {
  /// Hands what the first call of a function answers to another one.
  func wrapping(callOf name: String, in outer: String) -> String {
    guard let start = range(of: " \(name)(") else { return self }
    var depth = 1
    var end = start.upperBound
    while depth > 0, end < endIndex {
      if self[end] == "(" { depth += 1 }
      if self[end] == ")" { depth -= 1 }
      end = index(after: end)
    }
    let call = self[index(after: start.lowerBound)..<end]
    return self[...start.lowerBound] + "\(outer)(\(call))" + self[end...]
  }
}
