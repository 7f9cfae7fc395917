extension Home {
  static let all: [Home] =
    [
      global, operators, staticHelper, staticHelpers, singleton, structOfClosures,
      closureProperties,
    ]
    + [lazyClosures, defaultArguments, computedProperties, subscripts, commands, dictionary]
    + [nestedType, localFunctions, protocolExtension, protocolExtensions, superclass, chain]
    + [generic, dataSource, manager, valueHelper, resultBuilder, propertyWrapper, notifications]
    + ["String", "Person", "UILabel"].map(foreignExtension)

  /// A free function for each.
  static let global = Home(name: "global functions") { host, functions in
    Hidden(
      elsewhere: functions.map {
        "func global_\($0.name)(\($0.signature(with: "screen", of: host.name)))\($0.arrow) {\n"
          + host.body(of: $0, receiver: "screen") + "\n}"
      },
      calls: functions.map { "global_\($0.name)(\($0.arguments(with: "self")))" })
  }

  /// One operator with an order of work on its right side.
  static let operators = Home(name: "an operator") { host, functions in
    let simple = functions.map { $0.parameters.isEmpty && $0.result == nil }
    let orders = functions.indices.filter { simple[$0] }
    let cases = orders.map { "  case order\($0)" }.joined(separator: "\n")
    let branches = orders.map {
      "  case .order\($0):\n" + host.body(of: functions[$0], receiver: "screen")
    }.joined(separator: "\n")
    return Hidden(
      elsewhere: [
        "infix operator <=-", "enum \(host.name)Order {\n\(cases)\n}",
        "func <=- (screen: \(host.name), order: \(host.name)Order) {\n  switch order {\n"
          + branches + "\n  }\n}",
      ],
      calls: functions.indices.map {
        simple[$0]
          ? "self <=- .order\($0)"
          : functions[$0].ownBody
      })
  }

  static let staticHelper = Home(name: "a static helper") { host, functions in
    let members = functions.map {
      "  static func \($0.name)(\($0.signature(with: "screen", of: host.name)))\($0.arrow) {\n"
        + host.body(of: $0, receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: ["enum \(host.name)Support {\n" + members.joined(separator: "\n\n") + "\n}"],
      calls: functions.map {
        "\(host.name)Support.\($0.name)(\($0.arguments(with: "self")))"
      })
  }

  static let staticHelpers = Home(name: "a static helper for each") { host, functions in
    Hidden(
      elsewhere: functions.enumerated().map { index, function in
        "enum \(host.name)Support\(index) {\n  static func run("
          + "\(function.signature(with: "screen", of: host.name)))\(function.arrow) {\n"
          + host.body(of: function, receiver: "screen") + "\n  }\n}"
      },
      calls: functions.enumerated().map { index, function in
        "\(host.name)Support\(index).run(\(function.arguments(with: "self")))"
      })
  }

  static let singleton = Home(name: "a singleton") { host, functions in
    let members = functions.map {
      "  func \($0.name)(\($0.signature(with: "screen", of: host.name)))\($0.arrow) {\n"
        + host.body(of: $0, receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: [
        "final class \(host.name)Helper {\n  static let shared = \(host.name)Helper()\n\n"
          + members.joined(separator: "\n\n") + "\n}"
      ],
      calls: functions.map {
        "\(host.name)Helper.shared.\($0.name)(\($0.arguments(with: "self")))"
      })
  }

  static let structOfClosures = Home(name: "a struct of closures") { host, functions in
    let members = functions.map {
      "  let \($0.name): \($0.closureType(with: host.name)) = { \($0.closureNames(with: "screen"))\n"
        + host.body(of: $0, receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: ["struct \(host.name)Actions {\n" + members.joined(separator: "\n") + "\n}"],
      members: ["  let actions = \(host.name)Actions()"],
      calls: functions.map { "actions.\($0.name)(\($0.values(with: "self")))" })
  }

  static let closureProperties = Home(name: "closure properties") { host, functions in
    Hidden(
      members: functions.map {
        "  var do_\($0.name): \($0.closureType(with: host.name)) = { "
          + "\($0.closureNames(with: "screen"))\n" + host.body(of: $0, receiver: "screen") + "\n  }"
      },
      calls: functions.map { "do_\($0.name)(\($0.values(with: "self")))" })
  }

  static let lazyClosures = Home(name: "lazy closures") { host, functions in
    Hidden(
      members: functions.map {
        let names = $0.closureNames(with: nil)
        return "  lazy var do_\($0.name): \($0.closureType(with: nil)) = { [unowned self] "
          + "\(names.isEmpty ? "in" : names)\n" + $0.body.joined(separator: "\n") + "\n  }"
      },
      calls: functions.map { "do_\($0.name)(\($0.values(with: nil)))" })
  }

  /// Each function gets its own body as the default of a parameter.
  static let defaultArguments = Home(name: "default arguments") { host, functions in
    Hidden(
      members: functions.map {
        let head = $0.signature.isEmpty ? "" : $0.signature + ", "
        return "  func perform_\($0.name)(\(head)doing work: "
          + "@MainActor \($0.closureType(with: host.name)) = { \($0.closureNames(with: "screen"))\n"
          + host.body(of: $0, receiver: "screen") + "\n  })\($0.arrow) {\n    "
          + "work(\($0.values(with: "self")))\n  }"
      },
      calls: functions.map { "perform_\($0.name)(\($0.arguments))" })
  }

  static let computedProperties = Home(name: "computed properties") { host, functions in
    Hidden(
      members: functions.filter(\.parameters.isEmpty).map {
        "  var value_\($0.name): \($0.result ?? "Void") {\n" + $0.body.joined(separator: "\n")
          + "\n  }"
      },
      calls: functions.map {
        $0.parameters.isEmpty
          ? ($0.result == nil ? "_ = value_\($0.name)" : "value_\($0.name)")
          : $0.ownBody
      })
  }

  static let subscripts = Home(name: "subscripts of a helper") { host, functions in
    let members = functions.map { function in
      let own = function.parameters.map { "\($0.label ?? "_") \($0.name): \($0.type)" }
      let all = ["\(function.name) screen: \(host.name)"] + own
      return "  subscript(\(all.joined(separator: ", "))) -> \(function.result ?? "Void") {\n"
        + host.body(of: function, receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: ["struct \(host.name)Table {\n" + members.joined(separator: "\n\n") + "\n}"],
      calls: functions.map { function in
        let own = function.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.name }
        let all = ["\(function.name): self"] + own
        return (function.result == nil ? "_ = " : "")
          + "\(host.name)Table()[\(all.joined(separator: ", "))]"
      })
  }

  /// An enum whose cases carry what the functions are given.
  static let commands = Home(name: "an enum of commands") { host, functions in
    let simple = functions.map { $0.result == nil }
    let chosen = functions.indices.filter { simple[$0] }
    let cases = chosen.map { index in
      let types = functions[index].parameters.map(\.type.withoutEscaping)
      return "  case command\(index)" + (types.isEmpty ? "" : "(\(types.joined(separator: ", ")))")
    }
    let branches = chosen.map { index in
      let names = functions[index].parameters.map { "let \($0.name)" }
      return "    case .command\(index)"
        + (names.isEmpty ? "" : "(\(names.joined(separator: ", ")))") + ":\n"
        + host.body(of: functions[index], receiver: "screen")
    }
    return Hidden(
      elsewhere: [
        "enum \(host.name)Command {\n" + cases.joined(separator: "\n")
          + "\n\n  func run(on screen: \(host.name)) {\n    switch self {\n"
          + branches.joined(separator: "\n") + "\n    }\n  }\n}"
      ],
      calls: functions.indices.map { index in
        guard simple[index] else {
          return functions[index].ownBody
        }
        let values = functions[index].parameters.map(\.name).joined(separator: ", ")
        return "\(host.name)Command.command\(index)\(values.isEmpty ? "" : "(\(values))")"
          + ".run(on: self)"
      })
  }

  /// Functions without parameters in a dictionary, under their names.
  static let dictionary = Home(name: "a dictionary") { host, functions in
    let entries = functions.filter { $0.parameters.isEmpty && $0.result == nil }.map {
      "    \"\($0.name)\": { screen in\n" + host.body(of: $0, receiver: "screen") + "\n    },"
    }
    return Hidden(
      elsewhere: [
        "struct \(host.name)Table {\n  let works: [String: (\(host.name)) -> Void] = [\n"
          + (entries.isEmpty ? "    :" : entries.joined(separator: "\n")) + "\n  ]\n}"
      ],
      members: ["  let table = \(host.name)Table()"],
      calls: functions.map {
        $0.parameters.isEmpty && $0.result == nil
          ? "table.works[\"\($0.name)\"]?(self)"
          : $0.ownBody
      })
  }
}

extension String {
  var withoutEscaping: String { replacing("@escaping ", with: "") }
}
