/// Objects by duty that have the owner in some disguise, and do all they do on it.
extension Home {
  static let owners: [Home] =
    [
      Disguise(
        "a closure", type: { "() -> \($0)" }, wrap: "{ [unowned self] in self }", unwrap: "owner()"),
      Disguise("an array", type: { "[\($0)]" }, wrap: "[self]", unwrap: "owner[0]"),
      Disguise(
        "an optional", type: { "\($0)?" }, wrap: "self", unwrap: "owner", isOptional: true),
      Disguise("a pair", type: { "(\($0), Int)" }, wrap: "(self, 0)", unwrap: "owner.0"),
      Disguise(
        "a dictionary", type: { "[String: \($0)]" }, wrap: "[\"owner\": self]",
        unwrap: "owner[\"owner\"]", isOptional: true),
      Disguise(
        "any object", type: { _ in "AnyObject" }, wrap: "self", unwrap: "owner as? Owner",
        isOptional: true),
      Disguise(
        "a weak box", type: { "Kept<\($0)>" }, wrap: "Kept(self)", unwrap: "owner.value",
        isOptional: true,
        more: "final class Kept<Value: AnyObject> {\n  weak var value: Value?\n\n"
          + "  init(_ value: Value) {\n    self.value = value\n  }\n}"),
      Disguise(
        "a result", type: { "Result<\($0), Never>" }, wrap: ".success(self)",
        unwrap: "owner.get()"),
      Disguise(
        "a stream of one", type: { "AnySequence<\($0)>" }, wrap: "AnySequence([self])",
        unwrap: "owner.first(where: { _ in true })", isOptional: true),
    ].map(\.home) + [context, narrowProtocols, minded]

  private struct Disguise: Sendable {
    let name: String
    let type: @Sendable (String) -> String
    let wrap: String
    let unwrap: String
    let isOptional: Bool
    let more: String

    init(
      _ name: String, type: @escaping @Sendable (String) -> String, wrap: String, unwrap: String,
      isOptional: Bool = false, more: String = ""
    ) {
      (self.name, self.type, self.wrap) = (name, type, wrap)
      (self.unwrap, self.isOptional, self.more) = (unwrap, isOptional, more)
    }

    var home: Home {
      Home(name: "objects by duty that have the owner in \(name)") { host, functions in
        let simple = functions.indices.filter { !isOptional || functions[$0].result == nil }
        let groups = Dictionary(grouping: simple) { Home.duty(of: functions[$0]) }
          .sorted { $0.key < $1.key }
        return Hidden(
          elsewhere: groups.map { duty, members in
            declaration(of: "\(host.name)\(duty)", host, members.map { functions[$0] })
          } + [more].filter { !$0.isEmpty },
          members: groups.map { duty, _ in
            "  lazy var by\(duty) = \(host.name)\(duty)(owner: \(wrap))"
          },
          calls: functions.indices.map {
            simple.contains($0)
              ? "by\(Home.duty(of: functions[$0])).\(functions[$0].name)(\(functions[$0].arguments))"
              : functions[$0].ownBody
          })
      }
    }

    private func declaration(of name: String, _ host: Host, _ functions: [Function]) -> String {
      let unwrap = unwrap.replacing("Owner", with: host.name)
      let start =
        isOptional
        ? "    guard let screen = \(unwrap) else { return }\n" : "    let screen = \(unwrap)\n"
      let members = functions.map {
        "  func \($0.name)(\($0.signature))\($0.arrow) {\n" + start
          + host.body(of: $0, receiver: "screen") + "\n  }"
      }
      let isClosure = type(host.name).contains("->")
      return "final class \(name) {\n  private let owner: \(type(host.name))\n\n"
        + "  init(owner: \(isClosure ? "@escaping " : "")\(type(host.name))) {\n"
        + "    self.owner = owner\n  }\n\n" + members.joined(separator: "\n\n") + "\n}"
    }
  }

  /// Objects that find the owner where it has put itself down, and remember what they did last.
  private static let context = Home(name: "objects by duty that look the owner up") {
    host, functions in
    let simple = functions.indices.filter { functions[$0].result == nil }
    let groups = Dictionary(grouping: simple) { duty(of: functions[$0]) }
      .sorted { $0.key < $1.key }
    let classes = groups.map { duty, members in
      let text = members.map {
        "  func \(functions[$0].name)(\(functions[$0].signature)) {\n"
          + "    guard let screen = \(host.name)Context.current, last != \"\" else { return }\n"
          + "    last = \"\(functions[$0].name)\"\n"
          + host.body(of: functions[$0], receiver: "screen") + "\n  }"
      }
      return "final class \(host.name)\(duty) {\n  private var last = \"nothing\"\n\n"
        + text.joined(separator: "\n\n") + "\n}"
    }
    return Hidden(
      elsewhere: ["enum \(host.name)Context {\n  static weak var current: \(host.name)?\n}"]
        + classes,
      members: groups.map { duty, _ in "  let by\(duty) = \(host.name)\(duty)()" },
      calls: functions.indices.map {
        let function = functions[$0]
        return simple.contains($0)
          ? "\(host.name)Context.current = self\n"
            + "    by\(duty(of: function)).\(function.name)(\(function.arguments))"
          : function.ownBody
      })
  }

  /// A class for each function, which minds how often it was asked.
  private static let minded = each("classes that mind") { host, function, index in
    "final class \(host.name)Mind\(index) {\n  private var calls = 0\n\n"
      + "  func run(_ screen: \(host.name)) {\n    guard calls < 1_000_000 else { return }\n"
      + "    calls += 1\n" + host.body(of: function, receiver: "screen") + "\n  }\n}\n\n"
      + "enum \(host.name)Minds\(index) {\n  static let one = \(host.name)Mind\(index)()\n}"
  } call: { host, index in
    "\(host.name)Minds\(index).one.run(self)"
  }

  /// Objects by duty, each with a protocol of what it touches of its owner.
  private static let narrowProtocols = Home(
    name: "objects by duty with a protocol of what each touches"
  ) { host, functions in
    let groups = Dictionary(grouping: functions, by: duty).sorted { $0.key < $1.key }
    let declarations = groups.flatMap { duty, members -> [String] in
      let text = members.map {
        "  func \($0.name)(\($0.signature))\($0.arrow) {\n    let screen = owner\n"
          + host.body(of: $0, receiver: "screen") + "\n  }"
      }.joined(separator: "\n\n")
      let name = "\(host.name)\(duty)"
      return [
        host.access(named: "\(name)Owner", touchedBy: text),
        "final class \(name) {\n  private unowned let owner: any \(name)Owner\n\n"
          + "  init(owner: any \(name)Owner) {\n    self.owner = owner\n  }\n\n\(text)\n}",
        "extension \(host.name): \(name)Owner {}",
      ]
    }
    return Hidden(
      elsewhere: declarations,
      members: groups.map { duty, _ in
        "  lazy var by\(duty) = \(host.name)\(duty)(owner: self)"
      },
      calls: functions.map { "by\(duty(of: $0)).\($0.name)(\($0.arguments))" })
  }
}

extension Host {
  /// A protocol with what some text asks of the type.
  fileprivate func access(named protocolName: String, touchedBy text: String) -> String {
    func isTouched(_ name: String) -> Bool { text.contains("screen.\(name)") }
    let parent = isController ? "UIViewController" : "AnyObject"
    let values = properties.filter { isTouched($0.name) }.map {
      "  var \($0.name): \($0.type) { \($0.isVariable ? "get set" : "get") }"
    }
    let calls = functions.filter { isTouched($0.name) }.map { "  \($0.head)" }
    return "protocol \(protocolName): \(parent) {\n" + (values + calls).joined(separator: "\n")
      + "\n}"
  }
}
