/// Homes that are objects with a moment of their own: when they are made, dropped, described, called.
extension Home {
  static let objects: [Home] = [
    initialisers, watchedInitialisers, deinitialisers, descriptions, wrappersMade, dynamicCalls,
  ]

  /// The functions without parameters and results, for places where nothing is handed over.
  static func plain(_ functions: [Function]) -> [Int] {
    functions.indices.filter { functions[$0].parameters.isEmpty && functions[$0].result == nil }
  }

  /// Declares something for each plain function, and calls it instead.
  static func each(
    _ name: String, imports: String = "",
    declare: @escaping @Sendable (Host, Function, Int) -> String,
    call: @escaping @Sendable (Host, Int) -> String
  ) -> Home {
    Home(name: name) { host, functions in
      let plain = plain(functions)
      return Hidden(
        imports: imports,
        elsewhere: plain.map { declare(host, functions[$0], $0) },
        calls: functions.indices.map { plain.contains($0) ? call(host, $0) : functions[$0].ownBody }
      )
    }
  }

  /// The work is done as an object is made.
  private static let initialisers = each("initialisers") { host, function, index in
    "final class \(host.name)Run\(index) {\n  var isDone = false\n\n  init(_ screen: \(host.name)) {\n"
      + host.body(of: function, receiver: "screen") + "\n    isDone = true\n  }\n}"
  } call: { host, index in
    "_ = \(host.name)Run\(index)(self)"
  }

  /// The same, and the object is asked whether it is done.
  private static let watchedInitialisers = each("initialisers that are watched") {
    host, function, index in
    "final class \(host.name)Run\(index) {\n  var isDone = false\n\n  init(_ screen: \(host.name)) {\n"
      + "    isDone = true\n" + host.body(of: function, receiver: "screen") + "\n  }\n}"
  } call: { host, index in
    "let run = \(host.name)Run\(index)(self)\n    if !run.isDone { title = nil }"
  }

  /// The work is done as an object goes.
  private static let deinitialisers = each("deinitialisers") { host, function, index in
    "final class \(host.name)Last\(index) {\n  private let screen: \(host.name)\n  var isKept = true\n\n"
      + "  init(_ screen: \(host.name)) {\n    self.screen = screen\n  }\n\n"
      + "  func drop() {\n    isKept = !isKept\n  }\n\n  isolated deinit {\n    let screen = screen\n"
      + host.body(of: function, receiver: "screen") + "\n  }\n}"
  } call: { host, index in
    "\(host.name)Last\(index)(self).drop()"
  }

  /// The work is done as somebody asks how it reads.
  private static let descriptions = each("descriptions") { host, function, index in
    "struct \(host.name)Text\(index): CustomStringConvertible {\n  let screen: \(host.name)\n\n"
      + "  var description: String {\n    work()\n    return \"done\"\n  }\n\n  private func work() {\n"
      + "    let screen = screen\n" + host.body(of: function, receiver: "screen") + "\n  }\n}"
  } call: { host, index in
    "_ = \"\\(\(host.name)Text\(index)(screen: self))\""
  }

  /// A wrapper of a local variable does the work as it is made.
  private static let wrappersMade = each("wrappers that are made") { host, function, index in
    "@propertyWrapper struct \(host.name)Made\(index) {\n  var wrappedValue = 0\n\n"
      + "  init(wrappedValue: Int, _ screen: \(host.name)) {\n"
      + "    self.wrappedValue = wrappedValue + 1\n" + host.body(of: function, receiver: "screen")
      + "\n  }\n}"
  } call: { host, index in
    "@\(host.name)Made\(index)(self) var count = 0\n    count += 1"
  }

  /// An object that can be called by any arguments.
  private static let dynamicCalls = each("dynamic calls") { host, function, index in
    "@dynamicCallable struct \(host.name)Call\(index) {\n  let screen: \(host.name)\n\n"
      + "  func dynamicallyCall(withArguments times: [Int]) {\n    let screen = screen\n"
      + "    for _ in times {\n" + host.body(of: function, receiver: "screen") + "\n    }\n  }\n}"
  } call: { host, index in
    "\(host.name)Call\(index)(screen: self)(1)"
  }
}
