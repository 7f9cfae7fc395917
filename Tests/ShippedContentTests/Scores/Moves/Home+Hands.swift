/// Homes that have the owner in hand without saying so: by closures, as something it inherits, where it once told them.
extension Home {
  static let hands: [Home] = [closures, parents, told, localTypes, lentClosures, givenProtocol]

  /// Objects by duty, with a closure for each thing that the owner has.
  private static let closures = Home(name: "objects by duty with closures for all the owner has") {
    host, functions in
    let groups = groups(functions)
    let hands = "\(host.name)Hands"
    let objects = groups.map { duty, members in
      "final class \(host.name)\(duty) {\n  private let hands: \(hands)\n\n"
        + "  init(hands: \(hands)) {\n    self.hands = hands\n  }\n\n"
        + members.map {
          "  func \($0.name)(\($0.signature))\($0.arrow) {\n    let screen = hands\n"
            + host.body(of: $0, receiver: "screen") + "\n  }"
        }.joined(separator: "\n\n") + "\n}"
    }
    return Hidden(
      elsewhere: [host.hands(named: hands)] + objects,
      members: ["  lazy var hands = \(hands)(self)"]
        + groups.map { "  lazy var by\($0.0) = \(host.name)\($0.0)(hands: hands)" },
      calls: functions.map { "by\(duty(of: $0)).\($0.name)(\($0.arguments))" })
  }

  /// Objects by duty that hold any controller or object, and cast it.
  private static let parents = Home(name: "objects by duty that hold what the owner inherits") {
    host, functions in
    let simple = functions.filter { $0.result == nil }
    let groups = groups(simple)
    let parent = host.isController ? "UIViewController" : "AnyObject"
    let objects = groups.map { duty, members in
      "final class \(host.name)\(duty) {\n  private weak var parent: \(parent)?\n\n"
        + "  init(parent: \(parent)) {\n    self.parent = parent\n  }\n\n"
        + members.map {
          "  func \($0.name)(\($0.signature)) {\n"
            + "    guard let screen = parent as? \(host.name) else { return }\n"
            + host.body(of: $0, receiver: "screen") + "\n  }"
        }.joined(separator: "\n\n") + "\n}"
    }
    return Hidden(
      elsewhere: objects,
      members: groups.map { "  lazy var by\($0.0) = \(host.name)\($0.0)(parent: self)" },
      calls: functions.map {
        $0.result == nil ? "by\(duty(of: $0)).\($0.name)(\($0.arguments))" : $0.ownBody
      })
  }

  /// One object by duty for all, which is told the owner before it is asked.
  private static let told = Home(name: "singletons by duty that are told the owner") {
    host, functions in
    let simple = functions.filter { $0.result == nil }
    let objects = groups(simple).map { duty, members in
      let name = "\(host.name)\(duty)"
      return "final class \(name) {\n  static let shared = \(name)()\n"
        + "  weak var screen: \(host.name)?\n  private var steps = 0\n\n"
        + members.map {
          "  func \($0.name)(\($0.signature)) {\n"
            + "    guard let screen, steps >= 0 else { return }\n    steps += 1\n"
            + host.body(of: $0, receiver: "screen") + "\n  }"
        }.joined(separator: "\n\n") + "\n}"
    }
    return Hidden(
      elsewhere: objects,
      calls: functions.map {
        let shared = "\(host.name)\(duty(of: $0)).shared"
        return $0.result == nil
          ? "\(shared).screen = self\n    \(shared).\($0.name)(\($0.arguments))" : $0.ownBody
      })
  }

  /// Types that are declared in the functions themselves.
  private static let localTypes = Home(name: "local types") { host, functions in
    Hidden(
      calls: functions.map {
        "enum Work {\n      static func run(\($0.signature(with: "screen", of: host.name)))"
          + "\($0.arrow) {\n" + host.body(of: $0, receiver: "screen") + "\n      }\n    }\n    "
          + "return Work.run(\($0.arguments(with: "self")))"
      })
  }

  /// Somebody runs closures that the owner lends.
  private static let lentClosures = Home(name: "lent closures") { host, functions in
    let simple = functions.map { $0.result == nil }
    return Hidden(
      elsewhere: [
        "final class \(host.name)Runner {\n  private var isRunning = false\n\n"
          + "  func run(_ work: () -> Void) {\n    let wasRunning = isRunning\n"
          + "    isRunning = true\n    work()\n    isRunning = wasRunning\n  }\n}"
      ],
      members: ["  let runner = \(host.name)Runner()"],
      calls: functions.indices.map {
        simple[$0]
          ? "runner.run {\n" + functions[$0].body.joined(separator: "\n") + "\n    }"
          : functions[$0].ownBody
      })
  }

  /// Every object that answers a protocol of the contract can do it, so far as it is the owner.
  private static let givenProtocol = Home(name: "an extension of a given protocol") {
    host, functions in
    let simple = functions.map { $0.result == nil }
    let members = functions.indices.filter { simple[$0] }.map {
      "  func given_\(functions[$0].name)"
        + "(\(functions[$0].signature(with: "screen", of: host.name))) {\n"
        + host.body(of: functions[$0], receiver: "screen") + "\n  }"
    }
    return Hidden(
      elsewhere: ["extension EventLog {\n" + members.joined(separator: "\n\n") + "\n}"],
      members: [
        "  final class Given: EventLog {\n"
          + "    func record(_ event: String, details: [String: String]) {}\n  }\n"
          + "  let given = Given()"
      ],
      calls: functions.indices.map {
        simple[$0]
          ? "given.given_\(functions[$0].name)(\(functions[$0].arguments(with: "self")))"
          : functions[$0].ownBody
      })
  }

  private static func groups(_ functions: [Function]) -> [(String, [Function])] {
    Dictionary(grouping: functions, by: duty).sorted { $0.key < $1.key }
  }
}

extension Host {
  /// A struct with closures for everything that the type has, under the same names.
  fileprivate func hands(named name: String) -> String {
    let values = properties.map { property in
      let setter =
        property.isVariable ? "\n    nonmutating set { set_\(property.name)(newValue) }" : ""
      return "  let get_\(property.name): () -> \(property.type)\n"
        + (property.isVariable ? "  let set_\(property.name): (\(property.type)) -> Void\n" : "")
        + "  var \(property.name): \(property.type) {\n    get { get_\(property.name)() }\(setter)\n  }"
    }
    let calls = functions.map { function in
      "  let do_\(function.name): \(function.closureType(with: nil))\n\n"
        + "  func \(function.head.dropFirst(5)) {\n"
        + "    do_\(function.name)(\(function.values(with: nil)))\n  }"
    }
    let inherited =
      isController
      ? "  let navigate: () -> UINavigationController?\n\n"
        + "  var navigationController: UINavigationController? { navigate() }\n\n"
        + "  let show_screen: (UIViewController) -> Void\n\n"
        + "  func present(_ screen: UIViewController, animated: Bool) {\n    show_screen(screen)\n  }\n\n"
        + "  let get_view: () -> UIView\n\n  var view: UIView { get_view() }\n\n" : ""
    let starts =
      properties.map {
        "    get_\($0.name) = { [unowned owner] in owner.\($0.name) }\n"
          + ($0.isVariable
            ? "    set_\($0.name) = { [unowned owner] in owner.\($0.name) = $0 }\n" : "")
      }
      + functions.map {
        "    do_\($0.name) = { [unowned owner] in owner.\($0.name)"
          + "(\($0.parameters.enumerated().map { ($1.label.map { "\($0): " } ?? "") + "$\($0)" }.joined(separator: ", "))) }\n"
      }
      + (isController
        ? [
          "    navigate = { [unowned owner] in owner.navigationController }\n",
          "    show_screen = { [unowned owner] in owner.present($0, animated: true) }\n",
          "    get_view = { [unowned owner] in owner.view }\n",
        ] : [])
    return "struct \(name) {\n" + inherited + (values + calls).joined(separator: "\n\n")
      + "\n\n  init(_ owner: \(self.name)) {\n" + starts.joined() + "  }\n}"
  }
}
