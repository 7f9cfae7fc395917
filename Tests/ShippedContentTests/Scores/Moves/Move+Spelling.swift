import Foundation

/// Other ways to write the same call, which leave every line where it is.
extension Move {
  static let spelling: [Move] = [
    Move("services asked by functions under another name", .pretence) { draft in
      spelling(draft) { call in
        guard call.name == "record" || call.name.hasPrefix("set") else { return nil }
        let values = call.values.replacing(#/\b(?:forKey|details):\s/#, with: "")
        return "do {\n      let step = \(call.receiver).\(call.name)\n      step(\(values))\n    }"
      }
    },
    Move("services asked as optional values", .pretence) { draft in
      spelling(draft) { call in
        "_ = Optional(\(call.receiver)).map { one in one.\(call.name)(\(call.values)) }"
      }
    },
    Move("services asked as members of a list", .pretence) { draft in
      spelling(draft) { call in
        "[\(call.receiver)].forEach { one in one.\(call.name)(\(call.values)) }"
      }
    },
    Move("services asked in a switch that binds them", .pretence) { draft in
      spelling(draft) { call in
        "switch \(call.receiver) {\n    case let one: one.\(call.name)(\(call.values))\n    }"
      }
    },
    Move("services in a box that looks members up", .pretence, boxing),
    Move("services found by key paths", .pretence, finding),
  ]

  /// A statement that asks somebody, and nothing else.
  private struct Call {
    let receiver: String
    let name: String
    let values: String
  }

  private static func spelling(_ draft: Draft, _ other: (Call) -> String?) -> Draft? {
    let pattern =
      /(\n +)(?:self\.)?((?:services\.)?(?:log|store)|memory|loader|router)\.(record|setString|setInteger|rememberNickname|countGreeting|showProfile)\(([^\n{]*)\)(?=\n)/
    let moved = draft.mapFiles { text in
      text.replacing(pattern) { match in
        let call = Call(
          receiver: String(match.output.2), name: String(match.output.3),
          values: String(match.output.4))
        return other(call).map { match.output.1 + $0 } ?? String(match.output.0)
      }
    }
    return moved == draft ? nil : moved
  }

  private static func boxing(_ draft: Draft) -> Draft? {
    let moved = draft.mapFiles { text in
      guard text.contains("UIViewController") else { return text }
      return text.replacing(
        "private let services: GreetingServices",
        with: "private let services: Ref<GreetingServices>"
      )
      .replacing("self.services = services", with: "self.services = Ref(value: services)")
    }
    guard moved != draft else { return nil }
    return moved.adding(
      "Ref.swift",
      "@dynamicMemberLookup struct Ref<Value> {\n  let value: Value\n\n"
        + "  subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {\n"
        + "    value[keyPath: path]\n  }\n}\n")
  }

  private static func finding(_ draft: Draft) -> Draft? {
    var moved = draft
    for host in draft.hosts where host.isController {
      guard let text = draft[host.file], text.contains("let services: GreetingServices") else {
        continue
      }
      moved[host.file] = text.replacing(/\bservices\.(http|store|log|feed)\./) {
        "one(\\.\($0.output.1))."
      }
      host.add(
        [
          "  private func one<Service>(_ path: KeyPath<GreetingServices, Service>) -> Service {\n"
            + "    services[keyPath: path]\n  }"
        ], to: &moved)
    }
    return moved == draft ? nil : moved
  }
}
