extension Home {
  /// Types named for duties, sorted by what the functions touch, and handed the whole owner.
  static let duties: [Home] = [
    Home(name: "static helpers by duty") { host, functions in
      let groups = groups(of: functions)
      return Hidden(
        elsewhere: groups.map { duty, members in
          let text = members.map {
            "  static func \($0.name)(\($0.signature(with: "screen", of: host.name)))\($0.arrow) {\n"
              + host.body(of: $0, receiver: "screen") + "\n  }"
          }
          return "enum \(host.name)\(duty) {\n" + text.joined(separator: "\n\n") + "\n}"
        },
        calls: functions.map {
          "\(host.name)\(duty(of: $0)).\($0.name)(\($0.arguments(with: "self")))"
        })
    },
    Home(name: "objects by duty that hold the owner") { host, functions in
      objects(of: host, functions, owner: host.name)
    },
    Home(name: "objects by duty that hold a protocol of all the owner has") { host, functions in
      var hidden = objects(of: host, functions, owner: "any \(host.name)Access")
      hidden.elsewhere.append(host.accessProtocol)
      hidden.elsewhere.append("extension \(host.name): \(host.name)Access {}")
      return hidden
    },
    Home(name: "objects by duty that are handed the owner by a generic parameter") {
      host, functions in
      let groups = groups(of: functions)
      return Hidden(
        elsewhere: [host.accessProtocol, "extension \(host.name): \(host.name)Access {}"]
          + groups.map { duty, members in
            let text = members.map {
              "  func \($0.name)<Owner: \(host.name)Access>("
                + "\($0.signature(with: "screen", of: "Owner")))\($0.arrow) {\n"
                + host.body(of: $0, receiver: "screen") + "\n  }"
            }
            return "struct \(host.name)\(duty) {\n" + text.joined(separator: "\n\n") + "\n}"
          },
        calls: functions.map {
          "\(host.name)\(duty(of: $0))().\($0.name)(\($0.arguments(with: "self")))"
        })
    },
  ]

  private static func objects(of host: Host, _ functions: [Function], owner: String) -> Hidden {
    let groups = groups(of: functions)
    return Hidden(
      elsewhere: groups.map { duty, members in
        let text = members.map {
          "  func \($0.name)(\($0.signature))\($0.arrow) {\n    let screen = owner\n"
            + host.body(of: $0, receiver: "screen") + "\n  }"
        }
        return "final class \(host.name)\(duty) {\n  private unowned let owner: \(owner)\n\n"
          + "  init(owner: \(owner)) {\n    self.owner = owner\n  }\n\n"
          + text.joined(separator: "\n\n") + "\n}"
      },
      members: groups.map { duty, _ in
        "  lazy var by\(duty) = \(host.name)\(duty)(owner: self)"
      },
      calls: functions.map { "by\(duty(of: $0)).\($0.name)(\($0.arguments))" })
  }

  private static func groups(of functions: [Function]) -> [(String, [Function])] {
    Dictionary(grouping: functions, by: duty).sorted { $0.key < $1.key }
  }

  /// The duty of a function, told from the words in it: good enough to pretend.
  static func duty(of function: Function) -> String {
    let text = function.ownBody
    let words: [(String, [String])] = [
      ("Networking", ["http.", "loader."]),
      ("Navigating", ["UIAlertController", "pushViewController", "router."]),
      ("Events", ["addAction"]),
      ("Storing", ["store.", "memory."]),
      ("Wording", ["\\(", "wording.", "state.greeting"]),
      ("Laying", ["constraint", "font", "Animating", "isEnabled", ".text"]),
    ]
    return words.first { $0.1.contains { text.contains($0) } }?.0 ?? "Deciding"
  }
}

extension Host {
  /// A protocol with everything that the type has.
  var accessProtocol: String {
    let parent = isController ? "UIViewController" : "AnyObject"
    let requirements = properties.map {
      "  var \($0.name): \($0.type) { \($0.isVariable ? "get set" : "get") }"
    }
    .joined(separator: "\n")
    return "protocol \(name)Access: \(parent) {\n\(requirements)\n"
      + functions.map { "  \($0.head)" }.joined(separator: "\n") + "\n}"
  }
}
