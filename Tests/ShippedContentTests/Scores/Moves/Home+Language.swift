/// Homes that are features of the language: where code can stand without anybody being asked for it.
extension Home {
  static let language: [Home] = [
    builderExpression, keyPaths, dynamicMembers, box, staticSubscripts, staticClosures, curried,
    autoclosures, deferred, metatype, anyObject, arrayExtension, objectTable, strategyCases,
  ]

  /// The statements in `buildExpression` of a result builder for each.
  private static let builderExpression = Home(name: "the expressions of result builders") {
    host, functions in
    let simple = functions.map { $0.parameters.isEmpty && $0.result == nil }
    let builders = functions.indices.filter { simple[$0] }.map { index in
      "@resultBuilder enum \(host.name)Builder\(index) {\n"
        + "  static func buildExpression(_ screen: \(host.name)) -> \(host.name) {\n"
        + "    work(screen)\n    return screen\n  }\n\n"
        + "  static func buildBlock(_ screens: \(host.name)...) {}\n\n"
        + "  private static func work(_ screen: \(host.name)) {\n"
        + host.body(of: functions[index], receiver: "screen") + "\n  }\n}\n\n"
        + "func build\(host.name)\(index)(@\(host.name)Builder\(index) _ steps: () -> Void) {\n"
        + "  steps()\n}"
    }
    return Hidden(
      elsewhere: builders,
      calls: functions.indices.map {
        simple[$0] ? "build\(host.name)\($0) {\n      self\n    }" : functions[$0].ownBody
      })
  }

  /// Computed properties of a struct that are read by key paths.
  private static let keyPaths = Home(name: "properties read by key paths") { host, functions in
    let simple = functions.map(\.parameters.isEmpty)
    let members = functions.indices.filter { simple[$0] }.map {
      "  var \(functions[$0].name): \(functions[$0].result ?? "Void") {\n"
        + host.body(of: functions[$0], receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: [
        "struct \(host.name)Works {\n  let screen: \(host.name)\n\n"
          + members.joined(separator: "\n\n") + "\n}"
      ],
      calls: functions.indices.map { index in
        let function = functions[index]
        guard simple[index] else { return function.ownBody }
        return (function.result == nil ? "_ = " : "")
          + "\(host.name)Works(screen: self)[keyPath: \\.\(function.name)]"
      })
  }

  /// A member for each name, looked up when it is called.
  private static let dynamicMembers = Home(name: "dynamic members") { host, functions in
    let simple = functions.map { $0.parameters.isEmpty && $0.result == nil }
    let branches = functions.indices.filter { simple[$0] }.map {
      "    case \"\(functions[$0].name)\":\n      return {\n"
        + host.body(of: functions[$0], receiver: "screen") + "\n      }"
    }
    return Hidden(
      elsewhere: [
        "@dynamicMemberLookup struct \(host.name)Dynamic {\n  let screen: \(host.name)\n\n"
          + "  subscript(dynamicMember name: String) -> () -> Void {\n    let screen = screen\n"
          + "    switch name {\n" + branches.joined(separator: "\n")
          + "\n    default: return {}\n    }\n  }\n}"
      ],
      calls: functions.indices.map {
        simple[$0]
          ? "\(host.name)Dynamic(screen: self).\(functions[$0].name)()" : functions[$0].ownBody
      })
  }

  /// A box for any value, with functions where the value is the owner.
  private static let box = Home(name: "a generic box") { host, functions in
    let members = functions.map {
      "  func \($0.name)(\($0.signature))\($0.arrow) {\n    let screen = value\n"
        + host.body(of: $0, receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: [
        "struct \(host.name)Box<Value> {\n  let value: Value\n}",
        "extension \(host.name)Box where Value == \(host.name) {\n"
          + members.joined(separator: "\n\n") + "\n}",
      ],
      calls: functions.map { "\(host.name)Box(value: self).\($0.name)(\($0.arguments))" })
  }

  private static let staticSubscripts = Home(name: "static subscripts") { host, functions in
    let members = functions.map { function in
      let own = function.parameters.map { "\($0.label ?? "_") \($0.name): \($0.type)" }
      let all = ["\(function.name) screen: \(host.name)"] + own
      return
        "  static subscript(\(all.joined(separator: ", "))) -> \(function.result ?? "Void") {\n"
        + host.body(of: function, receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: ["enum \(host.name)Index {\n" + members.joined(separator: "\n\n") + "\n}"],
      calls: functions.map { function in
        let own = function.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.name }
        let all = ["\(function.name): self"] + own
        return (function.result == nil ? "_ = " : "")
          + "\(host.name)Index[\(all.joined(separator: ", "))]"
      })
  }

  private static let staticClosures = Home(name: "static closures") { host, functions in
    let members = functions.map {
      "  static let \($0.name): \($0.closureType(with: host.name)) = { "
        + "\($0.closureNames(with: "screen"))\n" + host.body(of: $0, receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: ["enum \(host.name)Closures {\n" + members.joined(separator: "\n\n") + "\n}"],
      calls: functions.map { "\(host.name)Closures.\($0.name)(\($0.values(with: "self")))" })
  }

  /// Functions that answer with a function.
  private static let curried = Home(name: "curried functions") { host, functions in
    Hidden(
      elsewhere: functions.map {
        "func curried_\($0.name)(_ screen: \(host.name)) -> \($0.closureType(with: nil)) {\n"
          + "  return { \($0.closureNames(with: nil))\n" + host.body(of: $0, receiver: "screen")
          + "\n  }\n}"
      },
      calls: functions.map { "curried_\($0.name)(self)(\($0.values(with: nil)))" })
  }

  private static let autoclosures = Home(name: "autoclosures") { host, functions in
    let members = functions.map {
      "  static func \($0.name)(\($0.signature(with: "screen", of: host.name)))\($0.arrow) {\n"
        + host.body(of: $0, receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: [
        "enum \(host.name)Later {\n  static func now<Value>(_ work: @autoclosure () -> Value) -> Value {"
          + "\n    work()\n  }\n\n" + members.joined(separator: "\n\n") + "\n}"
      ],
      calls: functions.map {
        "\(host.name)Later.now(\(host.name)Later.\($0.name)(\($0.arguments(with: "self"))))"
      })
  }

  /// What can wait until a function ends does.
  private static let deferred = Home(name: "defer") { _, functions in
    Hidden(
      calls: functions.map { function in
        guard function.result == nil, !function.ownBody.contains("return") else {
          return function.ownBody
        }
        return "defer {\n" + function.body.joined(separator: "\n") + "\n    }"
      })
  }

  /// A property holds the type of a static helper.
  private static let metatype = Home(name: "a metatype") { host, functions in
    let members = functions.map {
      "  static func \($0.name)(\($0.signature(with: "screen", of: host.name)))\($0.arrow) {\n"
        + host.body(of: $0, receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: ["struct \(host.name)Kind {\n" + members.joined(separator: "\n\n") + "\n}"],
      members: ["  let kind: \(host.name)Kind.Type = \(host.name)Kind.self"],
      calls: functions.map { "kind.\($0.name)(\($0.arguments(with: "self")))" })
  }

  /// A property of type `Any` holds the helper, which is cast wherever it is used.
  private static let anyObject = Home(name: "an object held as Any") { host, functions in
    let simple = functions.map { $0.result == nil }
    let members = functions.indices.filter { simple[$0] }.map {
      "  func \(functions[$0].name)(\(functions[$0].signature(with: "screen", of: host.name))) {\n"
        + host.body(of: functions[$0], receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: ["final class \(host.name)Thing {\n" + members.joined(separator: "\n\n") + "\n}"],
      members: ["  let thing: Any = \(host.name)Thing()"],
      calls: functions.indices.map { index in
        let function = functions[index]
        guard simple[index] else { return function.ownBody }
        return
          "(thing as? \(host.name)Thing)?.\(function.name)(\(function.arguments(with: "self")))"
      })
  }

  private static let arrayExtension = Home(name: "an extension of Array") { host, functions in
    let simple = functions.map { $0.result == nil && !$0.ownBody.contains("return") }
    let members = functions.indices.filter { simple[$0] }.map {
      "  func \(functions[$0].name)_all(\(functions[$0].signature)) {\n    for screen in self {\n"
        + host.body(of: functions[$0], receiver: "screen") + "\n    }\n  }"
    }
    return Hidden(
      elsewhere: [
        "extension Array where Element == \(host.name) {\n" + members.joined(separator: "\n\n")
          + "\n}"
      ],
      calls: functions.indices.map {
        simple[$0]
          ? "[self].\(functions[$0].name)_all(\(functions[$0].arguments))" : functions[$0].ownBody
      })
  }

  /// Workers that are kept in a table by the identity of their owner.
  private static let objectTable = Home(name: "a table by object identifiers") { host, functions in
    let members = functions.map {
      "  func \($0.name)(\($0.signature))\($0.arrow) {\n    let screen = owner\n"
        + host.body(of: $0, receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: [
        "final class \(host.name)Worker {\n  private unowned let owner: \(host.name)\n\n"
          + "  init(owner: \(host.name)) {\n    self.owner = owner\n  }\n\n"
          + members.joined(separator: "\n\n") + "\n}",
        "enum \(host.name)Workers {\n  static var all: [ObjectIdentifier: \(host.name)Worker] = [:]"
          + "\n\n  static func of(_ screen: \(host.name)) -> \(host.name)Worker {\n"
          + "    let worker = all[ObjectIdentifier(screen)] ?? \(host.name)Worker(owner: screen)\n"
          + "    all = [ObjectIdentifier(screen): worker]\n    return worker\n  }\n}",
      ],
      calls: functions.map { "\(host.name)Workers.of(self).\($0.name)(\($0.arguments))" })
  }

  /// Cases that can be called, one for each function without parameters.
  private static let strategyCases = Home(name: "cases that can be called") { host, functions in
    let simple = functions.map { $0.parameters.isEmpty && $0.result == nil }
    let chosen = functions.indices.filter { simple[$0] }
    let branches = chosen.map {
      "    case .step\($0):\n" + host.body(of: functions[$0], receiver: "screen")
    }
    guard !chosen.isEmpty else { return Hidden(calls: functions.map(\.ownBody)) }
    return Hidden(
      elsewhere: [
        "enum \(host.name)Strategy: String {\n" + chosen.map { "  case step\($0)\n" }.joined()
          + "\n  func callAsFunction(_ screen: \(host.name)) {\n    switch self {\n"
          + branches.joined(separator: "\n") + "\n    }\n  }\n}"
      ],
      calls: functions.indices.map {
        simple[$0] ? "\(host.name)Strategy.step\($0)(self)" : functions[$0].ownBody
      })
  }
}
