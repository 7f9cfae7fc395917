import KataCore

@testable import KataScoring

/// What people try in order to look better than they are.
extension SampleProgram {
  private mutating func change(_ name: String, _ body: (inout TypeEntry) -> Void) {
    for index in types.indices where types[index].name == name { body(&types[index]) }
  }

  private func entry(_ name: String) -> TypeEntry? { types.first { $0.name == name } }

  /// Deals a type's functions out to new types that share the first one's state, and may have a state of their own.
  func splitting(_ name: String, into count: Int, seed: UInt64, hasOwnState: Bool = true) -> Self {
    var generator = SplitMix(seed: seed)
    guard let entry = entry(name) else { return self }
    var parts = [[Function]](repeating: [], count: count)
    for function in entry.functions { parts[generator.below(count)].append(function) }
    return dealing(name, parts, hasOwnState: hasOwnState)
  }

  private func dealing(_ name: String, _ parts: [[Function]], hasOwnState: Bool) -> Self {
    guard let entry = entry(name) else { return self }
    var program = self
    let count = parts.count
    let homes = Dictionary(
      uniqueKeysWithValues: parts.enumerated().flatMap { part, functions in
        functions.map { ($0.name, "\(name)\(part)") }
      })
    program.types.removeAll { $0.name == name }
    program.links.removeAll { $0.to == name }
    for link in links where link.to == name {
      for part in 0..<count { program.link(link.from, "\(name)\(part)", link.kind) }
    }
    let stored = Set(entry.properties.map(\.name))
    for (part, functions) in parts.enumerated() {
      let own = functions.map { function in
        var function = function
        function.calls = function.calls.map { call in
          homes[call].map { "\($0).\(call)" } ?? call
        }
        if part > 0 {
          // What all pieces need stays in the first, which the others hold.
          function.uses += function.reads.filter(stored.contains).map {
            Use(.read, name: $0, chain: ["owner"])
          }
          function.reads.removeAll(where: stored.contains)
        }
        if hasOwnState { function.reads.append("state") }
        return function
      }
      let state =
        hasOwnState ? [TypeFacts.StoredProperty.property("state", "Int", isVariable: true)] : []
      program.type(
        "\(name)\(part)", entry.kind, inherits: part == 0 ? entry.inherits : [],
        properties: state
          + (part == 0 ? entry.properties : [.property("owner", "\(name)0", isInjected: true)]), own
      )
      for link in links where link.from == name {
        program.link("\(name)\(part)", link.to, link.kind)
      }
      guard part > 0 else { continue }
      program.link("\(name)0", "\(name)\(part)", .holds, .makes, .calls)
      program.link("\(name)\(part)", "\(name)0", .holdsWeakly, .calls)
    }
    return program
  }

  /// One type per function.
  func onePerFunction(_ name: String) -> Self {
    guard let entry = entry(name) else { return self }
    return dealing(name, entry.functions.map { [$0] }, hasOwnState: true)
  }

  /// One type per line.
  func onePerLine(_ name: String) -> Self {
    var program = self
    guard let entry = entry(name) else { return self }
    program.types.removeAll { $0.name == name }
    for function in entry.functions {
      for (line, atom) in function.atoms.enumerated() {
        program.type(
          "\(name)_\(function.name)\(line)",
          properties: [.property("state", "Int", isVariable: true)],
          [.function("run", atom, reads: ["state"])])
      }
    }
    return program
  }

  /// A drawer's shape: what kind of type the lines are moved into, and how its functions look.
  enum Drawer: String, CaseIterable {
    case freeFunctions, staticFunctions, foreignExtension, protocolExtension, statelessStruct
    case holdsTheController, holdsTheViews, enumWithMethods, superclass
  }

  /// Moves some functions of a type into a drawer each by their duties: they are called as before.
  func moving(_ functions: [String], of name: String, into drawer: Drawer) -> Self {
    var program = self
    guard let entry = entry(name) else { return self }
    let moved = entry.functions.filter { functions.contains($0.name) }
    for function in moved {
      let home = "Drawer_\(function.name)"
      for index in program.types.indices {
        for inner in program.types[index].functions.indices {
          program.types[index].functions[inner].calls = program.types[index].functions[inner].calls
            .map { call in
              call == function.name && program.types[index].name == name
                || call == "\(name).\(function.name)" ? "\(home).\(function.name)" : call
            }
        }
      }
    }
    program.change(name) { $0.functions.removeAll { functions.contains($0.name) } }
    for function in moved {
      let home = "Drawer_\(function.name)"
      var own = function
      own.calls = own.calls.map { call in
        if call.contains(".") { return call }
        return functions.contains(call) ? "Drawer_\(call).\(call)" : "\(name).\(call)"
      }
      program.link(name, home, .calls)
      switch drawer {
      case .freeFunctions: program.type(home, .freeFunctions, [own])
      case .foreignExtension: program.type(home, .foreignExtension, [own])
      case .staticFunctions:
        own.isStatic = true
        program.type(home, .enum, [own])
      case .enumWithMethods: program.type(home, .enum, [own])
      case .protocolExtension:
        own.isProtocolExtension = true
        program.type(home, .protocol, [own])
        program.change(name) { $0.inherits.append(home) }
      case .statelessStruct:
        program.type(home, .struct, properties: [.property("limit", "Int")], [own])
        program.link(name, home, .makes)
      case .holdsTheController:
        own.reads.append("controller")
        program.type(
          home,
          properties: [
            .property("controller", name, isWeak: true, isVariable: true, isInjected: true)
          ],
          [own])
        program.link(home, name, .holdsWeakly, .calls)
        program.link(name, home, .makes, .holds)
      case .holdsTheViews:
        own.reads.append("label")
        program.type(
          home, .struct, properties: [.property("label", "UILabel", isInjected: true)], [own])
        program.link(name, home, .makes, .holds)
      case .superclass:
        program.type(home, inherits: ["UIViewController"], [own])
        program.change(name) { entry in
          entry.inherits = [home] + entry.inherits.filter { $0 != "UIViewController" }
        }
        program.link(name, home, .inherits)
      }
    }
    if drawer == .superclass {
      program.chainSuperclasses(of: name, moved.map { "Drawer_\($0.name)" })
    }
    return program
  }

  private mutating func chainSuperclasses(of name: String, _ chain: [String]) {
    guard let first = chain.first else { return }
    change(name) { entry in
      entry.inherits = [first] + entry.inherits.filter { !chain.contains($0) }
    }
    for (lower, upper) in zip(chain, chain.dropFirst()) { change(lower) { $0.inherits = [upper] } }
  }

  /// A facade before a type: everything is forwarded.
  func wrapping(_ name: String) -> Self {
    var program = self
    guard let entry = entry(name) else { return self }
    program.type(
      "\(name)Manager", properties: [.property("inner", name, isVariable: true, isInjected: true)],
      [.initializer("W")]
        + entry.functions.filter { $0.kind == .function }.map { function in
          var forward = Function.function(
            function.name, "-", calls: ["\(name).\(function.name)"], reads: ["inner"])
          forward.onlyForwards = true
          return forward
        })
    program.link("\(name)Manager", name, .holds, .calls)
    return program
  }

  /// Pure code that nobody uses, in types of its own.
  func addingUnusedCode() -> Self {
    var program = self
    for number in 0..<6 {
      program.type(
        "Unused\(number)", .struct, [.function("unused\(number)", "D D D D D D P P P P")])
    }
    return program
  }

  func addingUnusedProtocols() -> Self {
    var program = self
    for (number, entry) in types.enumerated() {
      program.type("Empty\(number)", .protocol)
      program.change(entry.name) { $0.inherits.append("Empty\(number)") }
      program.link(entry.name, "Empty\(number)", .conforms)
    }
    return program
  }

  func renamed() -> Self {
    var program = self
    let names = Dictionary(uniqueKeysWithValues: types.enumerated().map { ($1.name, "T\($0)") })
    func new(_ name: String) -> String { names[name] ?? name }
    for index in program.types.indices {
      program.types[index].name = new(types[index].name)
      program.types[index].inherits = types[index].inherits.map(new)
      program.types[index].properties = types[index].properties.map { property in
        .property(
          property.name, property.type.map(new), isWeak: property.isWeak,
          isVariable: property.isVariable, isInjected: property.isInjected,
          isClosure: property.isClosure)
      }
      for function in program.types[index].functions.indices {
        program.types[index].functions[function].calls = types[index].functions[function].calls.map
        {
          let words = $0.split(separator: ".").map(String.init)
          return words.count == 2 ? "\(new(words[0])).\(words[1])" : $0
        }
      }
    }
    program.links = links.map { (new($0.from), new($0.to), $0.kind) }
    return program
  }
}
