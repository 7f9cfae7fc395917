/// Workers that look as if somebody else could take their place, and do all they do on their owner.
extension Home {
  static let workers: [Home] = [
    interpreter, screenExtension, optionalExtension, words, genericWorker, associatedWorker,
    registry, pairOfHalves,
  ]

  /// A program of commands, and a function that walks it.
  private static let interpreter = Home(name: "an interpreter") { host, functions in
    let plain = plain(functions)
    guard !plain.isEmpty else { return Hidden(calls: functions.map(\.ownBody)) }
    let branches = plain.map {
      "    case .step\($0):\n" + host.body(of: functions[$0], receiver: "screen")
    }
    return Hidden(
      elsewhere: [
        "indirect enum \(host.name)Program {\n" + plain.map { "  case step\($0)\n" }.joined()
          + "  case both(\(host.name)Program, \(host.name)Program)\n  case nothing\n\n"
          + "  func run(on screen: \(host.name)) {\n    switch self {\n"
          + branches.joined(separator: "\n")
          + "\n    case .both(let first, let second):\n      first.run(on: screen)\n"
          + "      second.run(on: screen)\n    case .nothing: break\n    }\n  }\n}"
      ],
      calls: functions.indices.map {
        plain.contains($0)
          ? "\(host.name)Program.both(.step\($0), .nothing).run(on: self)" : functions[$0].ownBody
      })
  }

  /// Every controller can do it, so far as it is this one.
  private static let screenExtension = Home(name: "an extension of every controller") {
    host, functions in
    let simple = functions.map { host.isController && $0.result == nil }
    let members = functions.indices.filter { simple[$0] }.map {
      "  func any_\(functions[$0].name)(\(functions[$0].signature)) {\n"
        + "    guard let screen = self as? \(host.name) else { return }\n"
        + host.body(of: functions[$0], receiver: "screen") + "\n  }"
    }
    guard !members.isEmpty else { return Hidden(calls: functions.map(\.ownBody)) }
    return Hidden(
      elsewhere: ["extension UIViewController {\n" + members.joined(separator: "\n\n") + "\n}"],
      calls: functions.indices.map {
        simple[$0]
          ? "any_\(functions[$0].name)(\(functions[$0].arguments))" : functions[$0].ownBody
      })
  }

  private static let optionalExtension = Home(name: "an extension of Optional") { host, functions in
    let simple = functions.map { $0.result == nil }
    let members = functions.indices.filter { simple[$0] }.map {
      "  func if_\(functions[$0].name)(\(functions[$0].signature)) {\n"
        + "    guard let screen = self else { return }\n"
        + host.body(of: functions[$0], receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: [
        "extension Optional where Wrapped == \(host.name) {\n" + members.joined(separator: "\n\n")
          + "\n}"
      ],
      calls: functions.indices.map {
        simple[$0]
          ? "Optional(self).if_\(functions[$0].name)(\(functions[$0].arguments))"
          : functions[$0].ownBody
      })
  }

  /// Texts that do what they say.
  private static let words = Home(name: "words that are run") { host, functions in
    let plain = plain(functions)
    guard !plain.isEmpty else { return Hidden(calls: functions.map(\.ownBody)) }
    let branches = plain.map {
      "    case \"\(functions[$0].name)\":\n" + host.body(of: functions[$0], receiver: "screen")
    }
    return Hidden(
      elsewhere: [
        "extension String {\n  func run(on screen: \(host.name)) {\n    switch self {\n"
          + branches.joined(separator: "\n") + "\n    default: break\n    }\n  }\n}"
      ],
      calls: functions.indices.map {
        plain.contains($0) ? "\"\(functions[$0].name)\".run(on: self)" : functions[$0].ownBody
      })
  }

  /// A manager that counts what it does and stops after a million times, which only a run can tell from a limit.
  static let mindingManager = Home(name: "a manager that counts and minds") {
    host, functions in
    let simple = functions.map { $0.result == nil }
    let members = functions.indices.filter { simple[$0] }.map {
      "  func \(functions[$0].name)(\(functions[$0].signature)) {\n    let screen = owner\n"
        + "    guard calls < 1_000_000 else { return }\n    calls += 1\n"
        + host.body(of: functions[$0], receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: [
        "final class \(host.name)Minding {\n  private unowned let owner: \(host.name)\n"
          + "  private var calls = 0\n\n  init(owner: \(host.name)) {\n    self.owner = owner\n  }\n\n"
          + members.joined(separator: "\n\n") + "\n}"
      ],
      members: ["  lazy var minding = \(host.name)Minding(owner: self)"],
      calls: functions.indices.map {
        simple[$0]
          ? "minding.\(functions[$0].name)(\(functions[$0].arguments))" : functions[$0].ownBody
      })
  }

  /// A class for any owner that has it all, with a state of its own.
  private static let genericWorker = Home(name: "a generic class that counts") { host, functions in
    let members = functions.map {
      "  func \($0.name)(\($0.signature))\($0.arrow) {\n    let screen = owner\n    calls += 1\n"
        + host.body(of: $0, receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: [
        host.accessProtocol, "extension \(host.name): \(host.name)Access {}",
        "final class \(host.name)Generic<Owner: \(host.name)Access> {\n"
          + "  private unowned let owner: Owner\n  private(set) var calls = 0\n\n"
          + "  init(owner: Owner) {\n    self.owner = owner\n  }\n\n"
          + members.joined(separator: "\n\n") + "\n}",
      ],
      members: ["  lazy var generic = \(host.name)Generic(owner: self)"],
      calls: functions.map { "generic.\($0.name)(\($0.arguments))" })
  }

  /// A protocol with an owner to be filled in, whose extension does the work.
  private static let associatedWorker = Home(name: "an associated type") { host, functions in
    let members = functions.map {
      "  func \($0.name)(\($0.signature))\($0.arrow) {\n    let screen = owner\n"
        + host.body(of: $0, receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: [
        "protocol \(host.name)Owned {\n  associatedtype Owner\n  var owner: Owner { get }\n}",
        "extension \(host.name)Owned where Owner == \(host.name) {\n"
          + members.joined(separator: "\n\n") + "\n}",
        "struct \(host.name)Owning: \(host.name)Owned {\n  let owner: \(host.name)\n}",
      ],
      calls: functions.map { "\(host.name)Owning(owner: self).\($0.name)(\($0.arguments))" })
  }

  /// Somebody who keeps closures by name, and somebody else who writes them.
  private static let registry = Home(name: "a registry of closures") { host, functions in
    let plain = plain(functions)
    let entries = plain.map {
      "    registry.works[\"\(functions[$0].name)\"] = { [unowned screen] in\n"
        + host.body(of: functions[$0], receiver: "screen") + "\n    }"
    }
    return Hidden(
      elsewhere: [
        "final class \(host.name)Registry {\n  var works: [String: () -> Void] = [:]\n\n"
          + "  func run(_ name: String) {\n    works[name]?()\n  }\n}",
        "struct \(host.name)Filling {\n  let registry: \(host.name)Registry\n\n"
          + "  func fill(for screen: \(host.name)) {\n" + entries.joined(separator: "\n")
          + "\n  }\n}",
      ],
      members: [
        "  lazy var registry: \(host.name)Registry = {\n    let registry = \(host.name)Registry()\n"
          + "    \(host.name)Filling(registry: registry).fill(for: self)\n    return registry\n  }()"
      ],
      calls: functions.indices.map {
        plain.contains($0)
          ? "registry.run(\"\(functions[$0].name)\")" : functions[$0].ownBody
      })
  }

  /// Two objects that hold each other by protocols, each with half of the functions.
  private static let pairOfHalves = Home(name: "halves that know each other by protocols") {
    host, functions in
    let halves = [0, 1].map { half in functions.indices.filter { $0 % 2 == half } }
    let classes = [0, 1].map { half in
      let members = halves[half].map {
        "  func \(functions[$0].name)(\(functions[$0].signature))\(functions[$0].arrow) {\n"
          + "    let screen = owner\n    other?.note()\n"
          + host.body(of: functions[$0], receiver: "screen") + "\n  }"
      }
      return "final class \(host.name)Half\(half): \(host.name)Halving {\n"
        + "  private unowned let owner: \(host.name)\n  weak var other: (any \(host.name)Halving)?\n"
        + "  private var notes = 0\n\n  init(owner: \(host.name)) {\n    self.owner = owner\n  }\n\n"
        + "  func note() {\n    notes = notes > 9 ? 0 : notes + 1\n  }\n\n"
        + members.joined(separator: "\n\n") + "\n}"
    }
    return Hidden(
      elsewhere: ["protocol \(host.name)Halving: AnyObject {\n  func note()\n}"] + classes,
      members: [
        "  lazy var half0 = \(host.name)Half0(owner: self)",
        "  lazy var half1: \(host.name)Half1 = {\n    let half = \(host.name)Half1(owner: self)\n"
          + "    half.other = half0\n    half0.other = half\n    return half\n  }()",
      ],
      calls: functions.indices.map {
        "half\($0 % 2).\(functions[$0].name)(\(functions[$0].arguments))"
      })
  }
}
