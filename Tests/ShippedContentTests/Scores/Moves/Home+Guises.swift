/// Homes that look as if they had a life of their own: a view, a controller, an object with state.
extension Home {
  static let guises: [Home] = [
    observedTrigger, countingManager, rememberingManager, viewHelper, controllerHelper,
    delegateHelper, defaultWorker, mixin, namesake,
  ]

  /// An object whose property does the work whenever it is set.
  private static let observedTrigger = Home(name: "observers of triggers") { host, functions in
    let simple = functions.map { $0.parameters.isEmpty && $0.result == nil }
    let members = functions.indices.filter { simple[$0] }.map {
      "  var times\($0) = 0 {\n    didSet {\n      let screen = owner\n"
        + host.body(of: functions[$0], receiver: "screen") + "\n    }\n  }"
    }
    return Hidden(
      elsewhere: [object(named: "\(host.name)Trigger", of: host.name, members)],
      members: ["  lazy var trigger = \(host.name)Trigger(owner: self)"],
      calls: functions.indices.map {
        simple[$0] ? "trigger.times\($0) += 1" : functions[$0].ownBody
      })
  }

  /// A manager that counts what it does, which nobody asks for.
  private static let countingManager = Home(name: "a manager that counts") { host, functions in
    let members = functions.map {
      "  func \($0.name)(\($0.signature))\($0.arrow) {\n    let screen = owner\n    calls += 1\n"
        + host.body(of: $0, receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: [
        object(
          named: "\(host.name)Counting", of: host.name, ["  private var calls = 0"] + members)
      ],
      members: ["  lazy var counting = \(host.name)Counting(owner: self)"],
      calls: functions.map { "counting.\($0.name)(\($0.arguments))" })
  }

  /// A helper without the owner, which remembers the last call.
  private static let rememberingManager = Home(name: "a helper that remembers") {
    host, functions in
    let members = functions.map {
      "  func \($0.name)(\($0.signature(with: "screen", of: host.name)))\($0.arrow) {\n"
        + "    last = \"\($0.name)\"\n" + host.body(of: $0, receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: [
        "final class \(host.name)Remembering {\n  private(set) var last = \"\"\n\n"
          + members.joined(separator: "\n\n") + "\n}"
      ],
      members: ["  let remembering = \(host.name)Remembering()"],
      calls: functions.map { "remembering.\($0.name)(\($0.arguments(with: "self")))" })
  }

  private static let viewHelper = Home(name: "a view that is never shown") { host, functions in
    helper("\(host.name)WorkView: UIView", of: host, functions)
  }

  private static let controllerHelper = Home(name: "a controller that is never shown") {
    host, functions in
    helper("\(host.name)WorkViewController: UIViewController", of: host, functions)
  }

  private static let delegateHelper = Home(name: "a delegate of nobody") { host, functions in
    helper("\(host.name)WorkDelegate: NSObject, UITextFieldDelegate", of: host, functions)
  }

  private static func helper(_ head: String, of host: Host, _ functions: [Function]) -> Hidden {
    let members = functions.map {
      "  func work_\($0.name)(\($0.signature(with: "screen", of: host.name)))\($0.arrow) {\n"
        + host.body(of: $0, receiver: "screen") + "\n  }"
    }
    let name = head.split(separator: ":")[0]
    return Hidden(
      imports: "import UIKit\n",
      elsewhere: ["final class \(head) {\n" + members.joined(separator: "\n\n") + "\n}"],
      members: ["  let worker = \(name)()"],
      calls: functions.map { "worker.work_\($0.name)(\($0.arguments(with: "self")))" })
  }

  /// A struct that gets all it does from a protocol's default implementations.
  private static let defaultWorker = Home(name: "default implementations") { host, functions in
    let heads = functions.map {
      "func work_\($0.name)(\($0.signature(with: "screen", of: host.name)))\($0.arrow)"
    }
    let members = zip(functions, heads).map {
      "  \($1) {\n" + host.body(of: $0, receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: [
        "protocol \(host.name)Working {\n" + heads.map { "  \($0)" }.joined(separator: "\n")
          + "\n}",
        "extension \(host.name)Working {\n" + members.joined(separator: "\n\n") + "\n}",
        "struct \(host.name)Defaults: \(host.name)Working {}",
      ],
      members: ["  let working: any \(host.name)Working = \(host.name)Defaults()"],
      calls: functions.map { "working.work_\($0.name)(\($0.arguments(with: "self")))" })
  }

  /// A protocol asks for all the owner has, and its extension does the work.
  private static let mixin = Home(name: "a mixin") { host, functions in
    let members = functions.map {
      "  func mixed_\($0.name)(\($0.signature))\($0.arrow) {\n    let screen = self\n"
        + host.body(of: $0, receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: [
        host.accessProtocol,
        "extension \(host.name)Access {\n" + members.joined(separator: "\n\n") + "\n}",
        "extension \(host.name): \(host.name)Access {}",
      ],
      calls: functions.map { "mixed_\($0.name)(\($0.arguments))" })
  }

  /// A type that is named like one of the platform's loggers.
  private static let namesake = Home(name: "a type called Logger") { host, functions in
    let members = functions.map {
      "  func work_\($0.name)(\($0.signature(with: "screen", of: host.name)))\($0.arrow) {\n"
        + host.body(of: $0, receiver: "screen") + "\n  }"
    }
    let extends = "extension Logger {\n" + members.joined(separator: "\n\n") + "\n}"
    return Hidden(
      elsewhere: host.isController
        ? ["struct Logger {}", extends]
        : [
          extends.replacing("extension Logger", with: "struct \(host.name)Logger")
        ],
      members: ["  let logger = \(host.isController ? "" : host.name)Logger()"],
      calls: functions.map { "logger.work_\($0.name)(\($0.arguments(with: "self")))" })
  }

  /// A class that keeps its owner unowned.
  private static func object(
    named name: String, of owner: String, _ members: [String]
  ) -> String {
    "final class \(name) {\n  private unowned let owner: \(owner)\n\n"
      + "  init(owner: \(owner)) {\n    self.owner = owner\n  }\n\n"
      + members.joined(separator: "\n\n") + "\n}"
  }
}
