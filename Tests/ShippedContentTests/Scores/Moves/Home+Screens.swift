/// Homes that UIKit itself calls: screens, views and controls which work as they come and go.
extension Home {
  static let screens: [Home] = [
    loading, putIn, controls, typeErased, phantoms, throwers, chained,
  ]

  /// A controller of which nothing is seen does the work as its view loads.
  private static let loading = each("controllers that work as they load", imports: "import UIKit\n")
  { host, function, index in
    uikit("final class \(host.name)Load\(index): UIViewController", host, function, "viewDidLoad()")
  } call: { host, index in
    "\(host.name)Load\(index)(screen: self).loadViewIfNeeded()"
  }

  /// A view does the work as it is put into another.
  private static let putIn = each("views that work as they are put in", imports: "import UIKit\n") {
    host, function, index in
    uikit("final class \(host.name)Put\(index): UIView", host, function, "didMoveToSuperview()")
  } call: { host, index in
    "UIView().addSubview(\(host.name)Put\(index)(screen: self))"
  }

  private static func uikit(
    _ head: String, _ host: Host, _ function: Function, _ override: String
  ) -> String {
    let isView = head.hasSuffix("UIView")
    let start = isView ? "super.init(frame: .zero)" : "super.init(nibName: nil, bundle: nil)"
    return "\(head) {\n  private let screen: \(host.name)\n\n"
      + "  init(screen: \(host.name)) {\n    self.screen = screen\n    \(start)\n  }\n\n"
      + "  required init?(coder: NSCoder) {\n    nil\n  }\n\n  override func \(override) {\n"
      + "    super.\(override)\n    work()\n  }\n\n  private func work() {\n    let screen = screen\n"
      + host.body(of: function, receiver: "screen") + "\n  }\n}"
  }

  /// A control that is never shown is told that it was tapped.
  private static let controls = each(
    "controls that are tapped by nobody", imports: "import UIKit\n"
  ) { host, function, index in
    "enum \(host.name)Taps\(index) {\n"
      + "  static func control(_ screen: \(host.name)) -> UIControl {\n    let control = UIControl()\n"
      + "    control.addAction(UIAction { _ in work(screen) }, for: .touchUpInside)\n"
      + "    return control\n  }\n\n  private static func work(_ screen: \(host.name)) {\n"
      + host.body(of: function, receiver: "screen") + "\n  }\n}"
  } call: { host, index in
    "\(host.name)Taps\(index).control(self).sendActions(for: .touchUpInside)"
  }

  /// Boxes of which nobody knows what is in them.
  private static let typeErased = Home(name: "type-erased work") { host, functions in
    let plain = plain(functions)
    guard !plain.isEmpty else { return Hidden(calls: functions.map(\.ownBody)) }
    let works = plain.map {
      "final class \(host.name)Work\($0): \(host.name)AnyWork {\n"
        + "  override func run(_ screen: \(host.name)) {\n"
        + host.body(of: functions[$0], receiver: "screen") + "\n  }\n}"
    }
    return Hidden(
      elsewhere: ["class \(host.name)AnyWork {\n  func run(_ screen: \(host.name)) {}\n}"] + works,
      members: [
        "  let works: [Int: \(host.name)AnyWork] = [\n"
          + plain.map { "    \($0): \(host.name)Work\($0)(),\n" }.joined() + "  ]"
      ],
      calls: functions.indices.map {
        plain.contains($0) ? "works[\($0)]?.run(self)" : functions[$0].ownBody
      })
  }

  /// A generic struct whose parameter says which of its extensions is meant.
  private static let phantoms = each("phantom types") { host, function, index in
    "enum \(host.name)Phase\(index) {}\n\nstruct \(host.name)In\(index)<Phase> {\n"
      + "  let screen: \(host.name)\n}\n\n"
      + "extension \(host.name)In\(index) where Phase == \(host.name)Phase\(index) {\n"
      + "  func run() {\n    let screen = screen\n" + host.body(of: function, receiver: "screen")
      + "\n  }\n}"
  } call: { host, index in
    "\(host.name)In\(index)<\(host.name)Phase\(index)>(screen: self).run()"
  }

  /// Work that ends by being thrown.
  private static let throwers = each("work that is thrown") { host, function, index in
    "struct \(host.name)Thrown\(index): Error {\n  let screen: \(host.name)\n\n"
      + "  func raise() throws {\n    work()\n    throw self\n  }\n\n  private func work() {\n"
      + "    let screen = screen\n" + host.body(of: function, receiver: "screen") + "\n  }\n}"
  } call: { host, index in
    "try? \(host.name)Thrown\(index)(screen: self).raise()"
  }

  /// Five objects that each know the next, by a protocol; each does what is its own and passes on the rest.
  private static let chained = Home(name: "a chain of five that pass on what is not theirs") {
    host, functions in
    let plain = plain(functions)
    guard !plain.isEmpty else { return Hidden(calls: functions.map(\.ownBody)) }
    let links = (0..<5).map { link in
      let own = plain.filter { $0 % 5 == link }
      let branches = own.map {
        "    case \($0):\n" + host.body(of: functions[$0], receiver: "screen")
      }
      return "final class \(host.name)Link\(link): \(host.name)Linking {\n"
        + "  private let next: (any \(host.name)Linking)?\n\n"
        + "  init(next: (any \(host.name)Linking)?) {\n    self.next = next\n  }\n\n"
        + "  func hear(_ event: Int, _ screen: \(host.name)) {\n    switch event {\n"
        + branches.joined(separator: "\n")
        + (own.isEmpty ? "" : "\n") + "    default: next?.hear(event, screen)\n    }\n  }\n}"
    }
    return Hidden(
      elsewhere: [
        "protocol \(host.name)Linking {\n  func hear(_ event: Int, _ screen: \(host.name))\n}"
      ] + links + [
        "enum \(host.name)Chain {\n  static func make() -> any \(host.name)Linking {\n"
          + "    var link: any \(host.name)Linking = \(host.name)Link4(next: nil)\n"
          + (0..<4).reversed().map { "    link = \(host.name)Link\($0)(next: link)\n" }.joined()
          + "    return link\n  }\n}"
      ],
      members: ["  let link = \(host.name)Chain.make()"],
      calls: functions.indices.map {
        plain.contains($0) ? "link.hear(\($0), self)" : functions[$0].ownBody
      })
  }
}
