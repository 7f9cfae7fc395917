/// A place where pure functions can stand without anybody being handed them.
struct PureHome: Sendable {
  let name: String
  /// What stands before the name of a function in a call.
  let prefix: String
  /// What is written in another file, or for the controller itself, around the functions.
  let declare: @Sendable ([Function]) -> (elsewhere: String, members: String)
  /// What the controller's head says instead of `UIViewController`.
  var parent = "UIViewController"

  static let all: [PureHome] = [
    PureHome(name: "global functions", prefix: "") { functions in
      (functions.map { $0.written(after: "") }.joined(separator: "\n\n"), "")
    },
    PureHome(name: "a static helper", prefix: "Words.") { functions in
      ("enum Words {\n\(functions.members(after: "static "))\n}", "")
    },
    PureHome(name: "a singleton", prefix: "Words.shared.") { functions in
      (
        "final class Words {\n  static let shared = Words()\n\n\(functions.members(after: ""))\n}",
        ""
      )
    },
    PureHome(name: "an extension of String", prefix: "String.") { functions in
      ("extension String {\n\(functions.members(after: "static "))\n}", "")
    },
    PureHome(name: "an extension of Person", prefix: "Person.") { functions in
      ("extension Person {\n\(functions.members(after: "static "))\n}", "")
    },
    PureHome(name: "a protocol extension", prefix: "") { functions in
      (
        "protocol Words {}\n\nextension Words {\n\(functions.members(after: ""))\n}\n\n"
          + "extension GreetingViewController: Words {}", ""
      )
    },
    PureHome(name: "a nested type", prefix: "Words.") { functions in
      ("", "  enum Words {\n\(functions.members(after: "static "))\n  }")
    },
    PureHome(name: "closure properties", prefix: "") { functions in
      ("", functions.map { $0.closure(after: "let ") }.joined(separator: "\n\n"))
    },
    PureHome(name: "static closures", prefix: "Self.") { functions in
      ("", functions.map { $0.closure(after: "static let ") }.joined(separator: "\n\n"))
    },
    PureHome(
      name: "a superclass", prefix: "",
      declare: { functions in
        ("class WordsViewController: UIViewController {\n\(functions.members(after: ""))\n}", "")
      }, parent: "WordsViewController"),
    PureHome(name: "default arguments", prefix: "default_") { functions in
      (
        "",
        functions.map {
          "  func default_\($0.name)(\($0.signature), work: \($0.closureType(with: nil)) = { "
            + "\($0.closureNames(with: nil))\n\($0.body.joined(separator: "\n"))\n  })\($0.arrow) {\n"
            + "    work(\($0.values(with: nil)))\n  }"
        }.joined(separator: "\n\n")
      )
    },
  ]
}

extension Function {
  func written(after modifiers: String) -> String {
    "\(modifiers)\(head) {\n\(body.joined(separator: "\n"))\n}"
  }

  func closure(after word: String) -> String {
    "  \(word)\(name): \(closureType(with: nil)) = { \(closureNames(with: nil))\n"
      + body.joined(separator: "\n") + "\n  }"
  }
}

extension [Function] {
  func members(after modifiers: String) -> String {
    map { $0.written(after: "  " + modifiers) }.joined(separator: "\n\n")
  }
}
