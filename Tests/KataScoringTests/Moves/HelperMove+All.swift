extension HelperMove {
  static let all: [HelperMove] = [
    staticFunctions, freeFunctions, helperObject, threeHelpers, superclass, protocolExtension,
  ]

  private static let staticFunctions = HelperMove(name: "an enum of static functions") { host in
    let functions = host.functions.map { $0.declaration(on: host, "  static func") }
    return Replacement(
      declarations: ["enum \(host.name)Support {\n\(functions.joined(separator: "\n\n"))\n}"],
      calls: host.functions.map {
        "\(host.name)Support.\($0.name)(\($0.arguments(with: "self")))"
      })
  }

  private static let freeFunctions = HelperMove(name: "free functions") { host in
    Replacement(
      // A free function of a method's own name would be hidden by the method.
      declarations: host.functions.map { $0.declaration(on: host, "func", prefix: "perform_") },
      calls: host.functions.map { "perform_\($0.name)(\($0.arguments(with: "self")))" })
  }

  private static let helperObject = HelperMove(name: "a helper object") { host in
    let functions = host.functions.map { function in
      "  func \(function.name)(\(function.signature))\(function.arrow) {\n"
        + "    let screen = owner\n\(host.body(of: function, receiver: "screen"))\n  }"
    }
    return Replacement(
      declarations: [
        "final class \(host.name)Helper {\n  private unowned let owner: \(host.name)\n\n"
          + "  init(owner: \(host.name)) {\n    self.owner = owner\n  }\n\n"
          + functions.joined(separator: "\n\n") + "\n}"
      ],
      members: ["  private lazy var helper = \(host.name)Helper(owner: self)"],
      calls: host.functions.map { "helper.\($0.name)(\($0.arguments))" })
  }

  private static let threeHelpers = HelperMove(name: "three helpers") { host in
    let parts = (0..<3).map { part in
      let functions = host.functions.enumerated().filter { $0.offset % 3 == part }.map(\.element)
      let texts = functions.map { $0.declaration(on: host, "  func") }
      return "final class \(host.name)Part\(part) {\n\(texts.joined(separator: "\n\n"))\n}"
    }
    return Replacement(
      declarations: parts,
      members: (0..<3).map { "  private let part\($0) = \(host.name)Part\($0)()" },
      calls: host.functions.enumerated().map {
        "part\($0 % 3).\($1.name)(\($1.arguments(with: "self")))"
      })
  }

  private static let superclass = HelperMove(name: "a superclass") { host in
    let functions = host.functions.map { function in
      "  func \(function.name)(\(function.signature))\(function.arrow) {\n"
        + "    guard let screen = self as? \(host.name) else { preconditionFailure() }\n"
        + "\(host.body(of: function, receiver: "screen"))\n  }"
    }
    let parent = host.isController ? ": UIViewController" : ""
    return Replacement(
      declarations: [
        "class \(host.name)Base\(parent) {\n\(functions.joined(separator: "\n\n"))\n}"
      ],
      calls: host.functions.map { _ in nil }, superclass: "\(host.name)Base")
  }

  private static let protocolExtension = HelperMove(name: "a protocol extension") { host in
    let functions = host.functions.map { function in
      "  func perform_\(function.name)(\(function.signature))\(function.arrow) {\n"
        + function.body.joined(separator: "\n") + "\n  }"
    }
    return Replacement(
      declarations: [
        "protocol \(host.name)Work: AnyObject {}",
        "extension \(host.name)Work where Self: \(host.name) {\n"
          + functions.joined(separator: "\n\n") + "\n}",
        "extension \(host.name): \(host.name)Work {}",
      ],
      calls: host.functions.map { "perform_\($0.name)(\($0.arguments))" })
  }
}

extension Function {
  /// The function outside of its class, which is its first parameter.
  fileprivate func declaration(
    on host: Host, _ keywords: String, prefix: String = ""
  ) -> String {
    let indentation = keywords.prefix { $0 == " " }
    return "\(keywords) \(prefix)\(name)(\(signature(with: "screen", of: host.name)))\(arrow) {\n"
      + "\(host.body(of: self, receiver: "screen"))\n\(indentation)}"
  }
}
