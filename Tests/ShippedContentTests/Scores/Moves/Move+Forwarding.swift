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

  /// `services.store` and its like become calls of one object that forwards.
  private static func wrappingServices(_ draft: Draft) -> Draft? {
    let wrapper = """
      import Foundation
      import GreetingContract

      final class ServiceGate: HTTPClient, KeyValueStore, EventLog, PersonFeed {
        private let services: GreetingServices

        init(_ services: GreetingServices) {
          self.services = services
        }

        func get(_ path: String, completion: @escaping (Result<Data, any Error>) -> Void) {
          services.http.get(path, completion: completion)
        }

        func string(forKey key: String) -> String? {
          services.store.string(forKey: key)
        }

        func integer(forKey key: String) -> Int {
          services.store.integer(forKey: key)
        }

        func setString(_ value: String?, forKey key: String) {
          services.store.setString(value, forKey: key)
        }

        func setInteger(_ value: Int, forKey key: String) {
          services.store.setInteger(value, forKey: key)
        }

        func record(_ event: String, details: [String: String]) {
          services.log.record(event, details: details)
        }

        func subscribe(_ handler: @escaping (Person) -> Void) -> any FeedSubscription {
          services.feed.subscribe(handler)
        }
      }

      """
    return draft.replacingServices(
      with: "    let gate = ServiceGate(services)\n    let services = GreetingServices(\n"
        + "      http: gate, store: gate, log: gate, feed: gate)\n"
    )?.adding("ServiceGate.swift", wrapper)
  }

  private static func embedding(_ draft: Draft) -> Draft? {
    draft.wrappingScreen(
      "ContainerViewController(content: screen)",
      """
      final class ContainerViewController: UIViewController {
        private let content: UIViewController

        init(content: UIViewController) {
          self.content = content
          super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) {
          fatalError("This screen is built in code.")
        }

        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(content)
          view.addSubview(content.view)
          content.didMove(toParent: self)
          title = content.title
        }
      }
      """)
  }

  private static func atomising(_ draft: Draft) -> Draft? {
    atomising(draft, hosts: \.isController)
  }

  /// Gives each statement that knows no local names a function of the same type.
  private static func extracting(_ draft: Draft, hosts: (Host) -> Bool) -> Draft? {
    var moved = draft
    for host in draft.hosts where hosts(host) {
      var steps: [String] = []
      moved = host.rewriting(moved) { function in
        let lines = Chunk.chunks(of: function.body).map { chunk in
          guard function.result == nil, host.canStandAlone(chunk, in: function) else {
            return chunk.text
          }
          steps.append("  private func line\(steps.count)() {\n\(chunk.text)\n  }")
          return "    line\(steps.count - 1)()"
        }
        return function.member(
          doing: lines.joined(separator: "\n").trimmingPrefix(while: \.isWhitespace).description)
      }
      host.add(steps, to: &moved)
    }
    return moved == draft ? nil : moved
  }

  /// Gives each statement that knows no local names a type of its own.
  private static func atomising(_ draft: Draft, hosts: (Host) -> Bool) -> Draft? {
    var moved = draft
    for host in draft.hosts where hosts(host) {
      var types: [String] = []
      moved = host.rewriting(moved) { function in
        let lines = Chunk.chunks(of: function.body).map { chunk in
          guard function.result == nil, host.canStandAlone(chunk, in: function) else {
            return chunk.text
          }
          let name = "\(host.name)Line\(types.count)"
          let statement = host.body(of: function.doing(chunk.lines), receiver: "screen")
          types.append(
            "enum \(name) {\n  static func run(_ screen: \(host.name)) {\n\(statement)\n  }\n}")
          return "    \(name).run(self)"
        }
        return function.member(
          doing: lines.joined(separator: "\n").trimmingPrefix(while: \.isWhitespace).description)
      }
      let imports = Outline(draft[host.file] ?? "").imports.joined(separator: "\n")
      moved["\(host.name)Lines.swift"] =
        imports + "\n\n" + types.joined(separator: "\n\n") + "\n"
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

extension Draft {
  /// Puts something around the screen that `makeScreen` returns.
  func wrappingScreen(_ call: String, _ type: String) -> Draft? {
    let open = "static func makeScreen(services: GreetingServices) -> UIViewController {\n"
    guard
      let wrapped = replacing(
        open,
        with: open
          + "    let screen = makeInnerScreen(services: services)\n    return \(call)\n  }\n\n"
          + "  private static func makeInnerScreen(services: GreetingServices) -> UIViewController {\n",
        in: "Solution.swift")
    else { return nil }
    return wrapped.adding("Wrapping.swift", "import UIKit\n\n\(type)\n")
  }

  /// Puts lines that name `services` anew at the head of every function of `Solution` that is given them.
  func replacingServices(with lines: String) -> Draft? {
    guard let text = self["Solution.swift"] else { return nil }
    var draft = self
    var outline = Outline(text)
    for index in outline.declarations.indices {
      outline.declarations[index].members = outline.declarations[index].members.map { member in
        guard let function = Function(member),
          function.parameters.contains(where: { $0.name == "services" })
        else { return member }
        let isSingle = Chunk.chunks(of: function.body).count == 1
        let body = lines + "    " + (isSingle ? "return " : "") + function.ownBody
        return Chunk(
          lead: member.lead, lines: ["  static \(function.head) {\n\(body)\n  }"])
      }
    }
    draft["Solution.swift"] = outline.text
    return draft
  }
}

extension Function {
  /// The function with other statements.
  func doing(_ body: [Substring]) -> Function {
    Function(replacing: self, body: body)
  }
}

extension Host {
  /// Whether a statement mentions nothing that its function declares, and leaves no function.
  func canStandAlone(_ chunk: Chunk, in function: Function) -> Bool {
    let declares = /^\s*(?:let|var|guard|return|if let|defer)\b/
    if chunk.text.contains(declares) || chunk.text.contains(/\n    ? ? ? ?return\b/) {
      return false
    }
    let locals = locals(declaredBy: function, in: function.body.joined(separator: "\n"))
    let own = self.locals(declaredBy: nil, in: chunk.text)
    return !locals.subtracting(own).contains { name in
      chunk.text.range(of: #"(?<![\w.])\#(name)\b(?!:)"#, options: .regularExpression) != nil
    }
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
