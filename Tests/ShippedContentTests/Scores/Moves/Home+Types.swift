import Foundation

/// Homes that are types with a claim to be something.
extension Home {
  static let nestedType = Home(name: "a nested type") { host, functions in
    let members = functions.map {
      "    func \($0.name)(\($0.signature(with: "screen", of: host.name)))\($0.arrow) {\n"
        + host.body(of: $0, receiver: "screen") + "\n    }"
    }
    return Hidden(
      members: ["  struct Logic {\n" + members.joined(separator: "\n\n") + "\n  }"],
      calls: functions.map { "Logic().\($0.name)(\($0.arguments(with: "self")))" })
  }

  static let localFunctions = Home(name: "local functions") { _, functions in
    Hidden(
      calls: functions.map {
        "func work()\($0.arrow) {\n" + $0.body.joined(separator: "\n") + "\n    }\n    "
          + ($0.result == nil ? "" : "return ") + "work()"
      })
  }

  static let protocolExtension = Home(name: "a protocol extension") { host, functions in
    let members = functions.map {
      "  func do_\($0.name)(\($0.signature))\($0.arrow) {\n" + $0.body.joined(separator: "\n")
        + "\n  }"
    }
    return Hidden(
      elsewhere: [
        "protocol \(host.name)Doing: AnyObject {}",
        "extension \(host.name)Doing where Self: \(host.name) {\n"
          + members.joined(separator: "\n\n") + "\n}",
        "extension \(host.name): \(host.name)Doing {}",
      ],
      calls: functions.map { "do_\($0.name)(\($0.arguments))" })
  }

  /// A protocol for each function, whose extension has the body.
  static let protocolExtensions = Home(name: "protocol extensions for each") { host, functions in
    Hidden(
      elsewhere: functions.enumerated().flatMap { index, function in
        [
          "protocol \(host.name)Doing\(index): \(host.name) {}",
          "extension \(host.name)Doing\(index) {\n  func do_\(function.name)"
            + "(\(function.signature))\(function.arrow) {\n"
            + function.body.joined(separator: "\n") + "\n  }\n}",
          "extension \(host.name): \(host.name)Doing\(index) {}",
        ]
      },
      calls: functions.map { "do_\($0.name)(\($0.arguments))" })
  }

  /// Helper objects that are made for each call and know their superclass's work.
  static let superclass = Home(name: "a superclass of helpers") { host, functions in
    classes(of: host, functions, level: { $0 % 2 })
  }

  static let chain = Home(name: "a chain of subclasses") { host, functions in
    classes(of: host, functions, level: { $0 })
  }

  private static func classes(
    of host: Host, _ functions: [Function], level: (Int) -> Int
  ) -> Hidden {
    let levels = Dictionary(grouping: functions.indices, by: level)
    let last = levels.keys.max() ?? 0
    let declarations = levels.keys.sorted().map { level in
      let members = (levels[level] ?? []).map { index in
        let function = functions[index]
        return "  func \(function.name)(\(function.signature(with: "screen", of: host.name)))"
          + "\(function.arrow) {\n" + host.body(of: function, receiver: "screen") + "\n  }"
      }
      let parent = level == 0 ? "" : ": \(host.name)Base\(level - 1)"
      return "class \(host.name)Base\(level)\(parent) {\n" + members.joined(separator: "\n\n")
        + "\n}"
    }
    return Hidden(
      elsewhere: declarations,
      members: ["  let base = \(host.name)Base\(last)()"],
      calls: functions.map { "base.\($0.name)(\($0.arguments(with: "self")))" })
  }

  static let generic = Home(name: "a generic helper") { host, functions in
    let members = functions.map {
      "  func \($0.name)(\($0.signature(with: "screen", of: "Screen")))\($0.arrow) {\n"
        + host.body(of: $0, receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: [
        "struct \(host.name)Performer<Screen: \(host.name)> {\n"
          + members.joined(separator: "\n\n") + "\n}"
      ],
      calls: functions.map {
        "\(host.name)Performer<\(host.name)>().\($0.name)(\($0.arguments(with: "self")))"
      })
  }

  static let dataSource = Home(name: "an NSObject data source") { host, functions in
    let members = functions.map { function in
      let body = host.body(of: function, receiver: "screen")
      return "  func \(function.name)(\(function.signature))\(function.arrow) {\n"
        + "    let screen = owner\n" + body + "\n  }"
    }
    return Hidden(
      imports: "import Foundation\n",
      elsewhere: [
        "final class \(host.name)DataSource: NSObject {\n"
          + "  private unowned let owner: \(host.name)\n\n  init(owner: \(host.name)) {\n"
          + "    self.owner = owner\n    super.init()\n  }\n\n"
          + members.joined(separator: "\n\n") + "\n}"
      ],
      members: ["  lazy var dataSource = \(host.name)DataSource(owner: self)"],
      calls: functions.map { "dataSource.\($0.name)(\($0.arguments))" })
  }

  /// An object that keeps its owner unowned and does all its work.
  static let manager = Home(name: "a manager") { host, functions in
    let members = functions.map { function in
      "  func \(function.name)(\(function.signature))\(function.arrow) {\n"
        + "    let screen = owner\n" + host.body(of: function, receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: [
        "protocol \(host.name)Managing: AnyObject {\n"
          + functions.map { "  \($0.head)" }.joined(separator: "\n") + "\n}",
        "final class \(host.name)Manager: \(host.name)Managing {\n"
          + "  private unowned let owner: \(host.name)\n\n  init(owner: \(host.name)) {\n"
          + "    self.owner = owner\n  }\n\n" + members.joined(separator: "\n\n") + "\n}",
      ],
      members: [
        "  lazy var manager: any \(host.name)Managing = \(host.name)Manager(owner: self)"
      ],
      calls: functions.map { "manager.\($0.name)(\($0.arguments))" })
  }

  /// A struct that is made with the owner wherever it is needed.
  static let valueHelper = Home(name: "a struct made for each call") { host, functions in
    Hidden(
      elsewhere: functions.enumerated().map { index, function in
        "struct \(host.name)Task\(index) {\n  let screen: \(host.name)\n\n  func callAsFunction"
          + "(\(function.signature))\(function.arrow) {\n    let screen = screen\n"
          + host.body(of: function, receiver: "screen") + "\n  }\n}"
      },
      calls: functions.enumerated().map { index, function in
        "\(host.name)Task\(index)(screen: self)(\(function.arguments))"
      })
  }

  /// The statements of functions without parameters as elements of a result builder.
  static let resultBuilder = Home(name: "a result builder") { host, functions in
    Hidden(
      elsewhere: [
        "@resultBuilder enum \(host.name)Steps {\n"
          + "  static func buildBlock(_ steps: (() -> Void)...) -> [() -> Void] { steps }\n}",
        "func \(host.name)Run(@\(host.name)Steps _ steps: () -> [() -> Void]) {\n"
          + "  for step in steps() { step() }\n}",
      ],
      calls: functions.map { function in
        let body = function.body.joined(separator: "\n")
        guard function.result == nil else {
          return function.ownBody
        }
        return "let step = { [unowned self] () -> Void in\n" + body + "\n    }\n    "
          + "\(host.name)Run {\n      step\n    }"
      })
  }

  static let propertyWrapper = Home(name: "a property wrapper") { host, functions in
    let simple = functions.map { $0.parameters.isEmpty && $0.result == nil }
    let wrappers = functions.indices.filter { simple[$0] }.map { index in
      "@propertyWrapper struct \(host.name)Step\(index) {\n"
        + "  var wrappedValue: \(host.name)? {\n    didSet {\n"
        + "      guard let screen = wrappedValue else { return }\n      wrappedValue = nil\n"
        + host.body(of: functions[index], receiver: "screen") + "\n    }\n  }\n\n"
        + "  init(wrappedValue: \(host.name)?) {\n    self.wrappedValue = wrappedValue\n  }\n}"
    }
    return Hidden(
      elsewhere: wrappers,
      calls: functions.indices.map { index in
        simple[index]
          ? "@\(host.name)Step\(index) var step: \(host.name)? = nil\n    step = self"
          : functions[index].ownBody
      })
  }

  /// Whoever is posted to does the work: calls become notifications.
  static let notifications = Home(name: "notifications") { host, functions in
    let simple = functions.map { $0.parameters.isEmpty && $0.result == nil }
    let branches = functions.indices.filter { simple[$0] }.map { index in
      "    case \"\(host.name).\(index)\":\n" + host.body(of: functions[index], receiver: "screen")
    }
    return Hidden(
      imports: "import Foundation\n",
      elsewhere: [
        "final class \(host.name)Listener {\n  private var token: (any NSObjectProtocol)?\n\n"
          + "  init() {\n    token = NotificationCenter.default.addObserver(\n"
          + "      forName: Notification.Name(\"\(host.name)\"), object: nil, queue: nil\n"
          + "    ) { [weak self] note in\n      MainActor.assumeIsolated {\n"
          + "        guard let screen = note.object as? \(host.name), screen.listener === self,\n"
          + "          let work = note.userInfo?[\"work\"] as? String\n        else { return }\n"
          + "        self?.hear(work, screen)\n      }\n    }\n  }\n\n"
          + "  isolated deinit {\n    token.map(NotificationCenter.default.removeObserver)\n  }\n\n"
          + "  private func hear(_ work: String, _ screen: \(host.name)) {\n    switch work {\n"
          + branches.joined(separator: "\n") + "\n    default: break\n    }\n  }\n}"
      ],
      members: ["  let listener = \(host.name)Listener()"],
      calls: functions.indices.map { index in
        simple[index]
          ? "NotificationCenter.default.post(\n      name: Notification.Name(\"\(host.name)\"), "
            + "object: self, userInfo: [\"work\": \"\(host.name).\(index)\"])"
          : functions[index].ownBody
      })
  }

  static func foreignExtension(_ type: String) -> Home {
    Home(name: "an extension of \(type)") { host, functions in
      let members = functions.map {
        "  static func \($0.name)_for(\($0.signature(with: "screen", of: host.name)))\($0.arrow) {\n"
          + host.body(of: $0, receiver: "screen") + "\n  }"
      }
      return Hidden(
        imports: type == "UILabel" ? "import UIKit\n" : "",
        elsewhere: ["extension \(type) {\n" + members.joined(separator: "\n\n") + "\n}"],
        calls: functions.map { "\(type).\($0.name)_for(\($0.arguments(with: "self")))" })
    }
  }
}
