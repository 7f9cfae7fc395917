import Foundation

extension Move {
  /// Objects that pass calls on.
  static let forwarding: [Move] = [
    Move("a facade before every class", .pretence) { facades($0) { _ in true } },
    Move("a facade before the controller", .pretence) { facades($0, before: \.isController) },
    Move("a chain of five facades", .pretence) { draft in
      var moved: Draft? = draft
      for level in 0..<5 {
        moved = moved.flatMap { facades($0, level: level, before: \.isController) }
      }
      return moved
    },
    Move("services behind a forwarding object", .pretence, wrappingServices),
    Move("two objects that forward to each other", .pretence) { draft in
      Home.pingPong.hiding(in: draft, hosts: \.isController, choosing: \.isLogic)
    },
    Move("a child controller without a job", .pretence, embedding),
    Move("a class for each statement", .pretence, atomising),
    Move("types for each statement of all functions", .pretence) { draft in
      atomising(draft, hosts: { _ in true })
    },
    Move("a function for each statement of the controller", .pretence) { draft in
      extracting(draft, hosts: \.isController)
    },
    Move("a function for each statement", .pretence) { draft in
      extracting(draft, hosts: { _ in true })
    },
    Move("an object that owns the controller", .pretence) { draft in
      draft.wrappingScreen(
        "GreetingManager(screen: screen).start()",
        """
        final class GreetingManager {
          let screen: UIViewController

          init(screen: UIViewController) {
            self.screen = screen
          }

          func start() -> UIViewController {
            screen
          }
        }
        """)
    },
  ]

  private static func facades(
    _ draft: Draft, level: Int = 0, before hosts: (Host) -> Bool
  ) -> Draft? {
    var moved = draft
    for host in draft.hosts where hosts(host) {
      let functions = host.functions.filter { !$0.name.hasPrefix("forwarded") }
      let names = Set(functions.map(\.name))
      let members = functions.map {
        "  func \($0.name)(\($0.signature))\($0.arrow) {\n    owner.\($0.name)(\($0.arguments))\n  }"
      }
      let facade = "\(host.name)Facade\(level)"
      moved = host.rewriting(moved) { function in
        var chunk = function.chunk
        chunk.lines = chunk.text.redirecting(names, to: "facade\(level)")
        return chunk
      }
      // Overrides and initialisers call through the facade as well.
      if let text = moved[host.file] {
        moved[host.file] = text.redirectingOverrides(names, to: "facade\(level)")
      }
      host.add(["  lazy var facade\(level) = \(facade)(self)"], to: &moved)
      let imports = Outline(draft[host.file] ?? "").imports.joined(separator: "\n")
      moved["\(facade).swift"] =
        imports + "\n\nfinal class \(facade) {\n  private unowned let owner: \(host.name)\n\n"
        + "  init(_ owner: \(host.name)) {\n    self.owner = owner\n  }\n\n"
        + members.joined(separator: "\n\n") + "\n}\n"
    }
    return moved == draft ? nil : moved
  }
}

extension Home {
  /// Two objects: the first asks the second, who asks the first, who asks the owner.
  static let pingPong = Home(name: "two presenters") { host, functions in
    let first = functions.map {
      "  func \($0.name)(\($0.signature(with: "screen", of: host.name)))\($0.arrow) {\n"
        + "    other.\($0.name)(\($0.arguments(with: "screen")))\n  }\n\n"
        + "  func finish_\($0.name)(\($0.signature(with: "screen", of: host.name)))\($0.arrow) {\n"
        + host.body(of: $0, receiver: "screen") + "\n  }"
    }
    let second = functions.map {
      "  func \($0.name)(\($0.signature(with: "screen", of: host.name)))\($0.arrow) {\n"
        + "    first?.finish_\($0.name)(\($0.arguments(with: "screen")))\n  }"
    }
    return Hidden(
      elsewhere: [
        "final class \(host.name)First {\n  let other = \(host.name)Second()\n\n  init() {\n"
          + "    other.first = self\n  }\n\n" + first.joined(separator: "\n\n") + "\n}",
        "final class \(host.name)Second {\n  weak var first: \(host.name)First?\n\n"
          + second.joined(separator: "\n\n") + "\n}",
      ],
      members: ["  let first = \(host.name)First()"],
      calls: functions.map { "first.\($0.name)(\($0.arguments(with: "self")))" })
  }
}
extension String {
  /// Calls of these functions go through another object.
  func redirecting(_ names: Set<String>, to receiver: String) -> [Substring] {
    guard let brace = firstRange(of: "{\n") else { return [self[...]] }
    let head = self[..<brace.upperBound]
    return [Substring(head + String(self[brace.upperBound...]).redirected(names, to: receiver))]
  }

  func redirectingOverrides(_ names: Set<String>, to receiver: String) -> String {
    replacing(/(?s)override func \w+\([^)]*\) \{\n.*?\n  \}/) {
      String($0.output).redirected(names, to: receiver)
    }
  }

  fileprivate func redirected(_ names: Set<String>, to receiver: String) -> String {
    names.sorted().reduce(self) { text, name in
      let plain = CodeText.replacing(
        #"(?<![\w.])\#(name)(?=\()"#, with: "\(receiver).\(name)", in: text)
      return CodeText.replacing(
        #"\b(self\??)\.\#(name)(?=\()"#, with: "$1.\(receiver).\(name)", in: plain)
    }
  }
}
