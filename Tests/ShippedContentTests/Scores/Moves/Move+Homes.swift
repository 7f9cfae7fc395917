extension Move {
  /// Work that is done elsewhere in words only, since whoever does it is handed the whole controller.
  static let homes: [Move] =
    (Home.all + Home.duties + Home.language + Home.guises + Home.objects + Home.workers
    + Home.callbacks + Home.owners + Home.screens + Home.hands).flatMap {
      home in
      [
        Move("all into \(home.name)", .pretence) { draft in
          home.hiding(in: draft) { _ in true }
        },
        Move("the controller's logic into \(home.name)", .pretence) { draft in
          home.hiding(in: draft, hosts: \.isController, choosing: \.isLogic)
        },
        Move("all logic but the controller's into \(home.name)", .pretence) { draft in
          home.hiding(in: draft, hosts: { !$0.isController }, choosing: \.isLogic)
        },
      ]
    }

  /// Functions dealt out at random to classes that are handed the controller.
  static let splits: [Move] = [2, 5, 15].flatMap { count in
    (1...2).flatMap { seed in
      [
        Move("split into \(count), seed \(seed)", .pretence) { draft in
          Home.parts(count, seed: UInt64(seed)).hiding(in: draft) { _ in true }
        },
        Move("split the controller into \(count), seed \(seed)", .pretence) { draft in
          Home.parts(count, seed: UInt64(seed)).hiding(in: draft, hosts: \.isController) { _ in
            true
          }
        },
        Move("split into \(count) that hold the controller, seed \(seed)", .pretence) { draft in
          Home.holders(count, seed: UInt64(seed)).hiding(in: draft) { _ in true }
        },
      ]
    }
  }
}

extension Function {
  /// Whether it does more than set up views.
  var isLogic: Bool { !name.hasPrefix("setUp") && !name.hasPrefix("show") && name != "render" }
}

extension Home {
  /// So many classes without state, each with some of the functions.
  static func parts(_ count: Int, seed: UInt64) -> Home {
    Home(name: "\(count) parts") { host, functions in
      let hands = hands(count, of: functions, seed: seed)
      let classes = (0..<count).map { part in
        let members = functions.indices.filter { hands[$0] == part }.map { index in
          let function = functions[index]
          return "  func \(function.name)(\(function.signature(with: "screen", of: host.name)))"
            + "\(function.arrow) {\n" + host.body(of: function, receiver: "screen") + "\n  }"
        }
        return "final class \(host.name)Part\(part) {\n" + members.joined(separator: "\n\n") + "\n}"
      }
      return Hidden(
        elsewhere: classes,
        members: (0..<count).map { "  let part\($0) = \(host.name)Part\($0)()" },
        calls: functions.indices.map {
          "part\(hands[$0]).\(functions[$0].name)(\(functions[$0].arguments(with: "self")))"
        })
    }
  }

  /// So many classes that know the controller, each with some of the functions.
  static func holders(_ count: Int, seed: UInt64) -> Home {
    Home(name: "\(count) holders") { host, functions in
      let hands = hands(count, of: functions, seed: seed)
      let classes = (0..<count).map { part in
        let members = functions.indices.filter { hands[$0] == part }.map { index in
          let function = functions[index]
          return "  func \(function.name)(\(function.signature))\(function.arrow) {\n"
            + "    let screen = owner\n" + host.body(of: function, receiver: "screen") + "\n  }"
        }
        return
          "final class \(host.name)Part\(part) {\n  private unowned let owner: \(host.name)\n\n"
          + "  init(_ owner: \(host.name)) {\n    self.owner = owner\n  }\n\n"
          + members.joined(separator: "\n\n") + "\n}"
      }
      return Hidden(
        elsewhere: classes,
        members: (0..<count).map { "  lazy var part\($0) = \(host.name)Part\($0)(self)" },
        calls: functions.indices.map {
          "part\(hands[$0]).\(functions[$0].name)(\(functions[$0].arguments))"
        })
    }
  }

  /// For each function, whose it is.
  private static func hands(_ count: Int, of functions: [Function], seed: UInt64) -> [Int] {
    var dealer = Dealer(seed: seed)
    return dealer.shuffled(functions.indices.map { $0 % count })
  }
}
