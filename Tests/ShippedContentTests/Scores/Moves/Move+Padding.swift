import Foundation

extension Move {
  /// Code that is there to be counted.
  static let padding: [Move] =
    [
      Move("unused pure code", .pretence) { draft in
        draft.adding("Arithmetic.swift", unusedCode)
      },
      Move("unused types for every duty", .pretence) { draft in
        draft.adding("Unused.swift", unusedDuties)
      },
      Move("unused protocols", .pretence) { draft in
        draft.adding("Roles.swift", unusedProtocols)
      },
      Move("an empty protocol for every type", .pretence, conformingToEmptyProtocols),
      Move("a protocol for every class that nobody substitutes", .pretence, conformingToProtocols),
      Move("typealiases for every type", .pretence, aliasingTypes),
      Move("conditional compilation", .pretence) { draft in
        draft.mapFiles { text in
          text.replacing(/(?s)\n(final class \w+[^\n]*\{\n.*?\n\})\n/) { match in
            "\n#if !NEVER\n\(match.output.1)\n#else\nstruct Never {}\n#endif\n"
          }
        }
      },
      Move("dead branches", .pretence) { draft in
        draft.inEachBody { _ in
          "    if 1 > 2 { print(\"\".trimmingPrefix(\"x\").count, [1, 2].filter { $0 > 1 }) }\n"
        }
      },
      Move("statements without effect", .pretence) { draft in
        draft.inEachBody { _ in
          (0..<6).map { "    _ = [\($0), 2, 3].filter { $0 > 1 }.count * \($0)\n" }.joined()
        }
      },
      Move("statements without effect in the controller", .pretence) { draft in
        draft.inEachBody(of: { $0.isController }) { _ in
          (0..<6).map { _ in "    _ = view.bounds\n" }.joined()
        }
      },
      Move("statements without effect outside the controller", .pretence) { draft in
        draft.inEachBody(of: { !$0.isController }) { _ in
          (0..<6).map { "    _ = [\($0), 2, 3].filter { $0 > 1 }.count * \($0)\n" }.joined()
        }
      },
      Move("layout again and again", .pretence, repeatingLayout),
      Move("wrapped literals", .pretence, wrappingLiterals),
    ]
    + Duty.allCases.map { duty in
      Move("a warm-up that does \(duty.rawValue)", .idlePretence) { draft in
        draft.warmingUp([duty])
      }
    } + [
      Move("a warm-up for every duty, each in a type", .idlePretence) { draft in
        draft.warmingUp(Duty.allCases)
      }
    ]

  /// Work whose result nobody wants.
  enum Duty: String, CaseIterable {
    case domain, presentation, network, storage, navigation, layout, wiring

    /// Each line has names of its own, so that none says again what another has said.
    func statement(_ index: Int) -> String {
      let next = index + 1
      return switch self {
      case .domain:
        "let total\(next) = total\(index) + [\(index), total\(index)].filter { $0 > 2 }.count"
      case .presentation: "let text\(next) = \"Number \\(text\(index).count) of \(index)\""
      case .network:
        "let request\(next) = URLRequest(\n      "
          + "url: URL(filePath: \"/\(index)\\(request\(index).url?.path ?? \"\")\"))"
      case .storage: "let text\(next) = services.store.string(forKey: \"key\") ?? text\(index)"
      case .navigation:
        "let action\(next) = UIAlertAction(title: \"\(index)\", style: .default)\n"
          + "    alert.addAction(action\(next))"
      case .layout: "let label\(next) = UILabel()\n    label\(next).numberOfLines = \(index)"
      case .wiring: "let part\(next) = WarmUpPart(other: part\(index))"
      }
    }

    var start: String {
      switch self {
      case .domain: "let total0 = 1"
      case .presentation: "let text0 = \"\""
      case .network: "let request0 = URLRequest(url: URL(filePath: \"/\"))"
      case .storage: "let text0 = \"\""
      case .navigation:
        "let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)"
      case .layout: "let label0 = UILabel()"
      case .wiring: "let part0: WarmUpPart? = nil"
      }
    }

    var end: String {
      switch self {
      case .domain: "_ = total25"
      case .presentation, .storage: "_ = text25"
      case .network: "_ = request25"
      case .navigation: "_ = alert"
      case .layout: "_ = label25"
      case .wiring: "_ = part25"
      }
    }
  }

  private static let unusedCode: String = {
    let functions = (0..<12).map {
      """
        func sum\($0)(_ numbers: [Int]) -> Int {
          var total = \($0)
          for number in numbers where number > \($0) { total += number }
          return total
        }
      """
    }
    return "struct Arithmetic {\n" + functions.joined(separator: "\n\n") + "\n}\n"
  }()

  private static let unusedDuties = """
    import Foundation
    import GreetingContract
    import UIKit

    final class UnusedClient {
      let http: any HTTPClient
      init(http: any HTTPClient) { self.http = http }
      func fetch() { http.get("/a") { _ in } }
      func fetchMore() { http.get("/b") { _ in } }
    }

    final class UnusedStore {
      let store: any KeyValueStore
      init(store: any KeyValueStore) { self.store = store }
      func keep() { store.setInteger(1, forKey: "unused") }
      func read() -> Int { store.integer(forKey: "unused") }
    }

    struct UnusedWording {
      func one(_ name: String) -> String { "One \\(name)" }
      func two(_ name: String) -> String { "Two \\(name)" }
    }

    final class UnusedRouter {
      weak var screen: UIViewController?
      func leave() { screen?.dismiss(animated: true) }
      func lead() { screen?.present(UIViewController(), animated: true) }
    }

    """

  private static let unusedProtocols: String = [
    "Presenter", "Interactor", "Router", "Store", "View",
  ]
  .map { "protocol Greeting\($0)Role: AnyObject {\n  func start()\n  func stop()\n}\n" }
  .joined(separator: "\n")

  private static func conformingToEmptyProtocols(_ draft: Draft) -> Draft {
    draft.mapOutlines { outline in
      for index in outline.declarations.indices
      where ["class", "struct", "enum"].contains(outline.declarations[index].keyword) {
        let name = outline.declarations[index].name
        guard name != "Solution" else { continue }
        outline.declarations[index].inherit("\(name)Like")
        outline.declarations.append(.verbatim("protocol \(name)Like {}"))
      }
    }
  }

  private static func conformingToProtocols(_ draft: Draft) -> Draft {
    var moved = draft
    for host in draft.hosts {
      moved = host.rewriting(moved) { $0.chunk }
      var outline = Outline(moved[host.file] ?? "")
      for index in outline.declarations.indices
      where outline.declarations[index].name == host.name
        && !outline.declarations[index].isExtension
      {
        outline.declarations[index].inherit("\(host.name)Protocol")
      }
      let requirements = host.functions.map { "  \($0.head)" }.joined(separator: "\n")
      outline.declarations.append(
        .verbatim("protocol \(host.name)Protocol: AnyObject {\n\(requirements)\n}"))
      moved[host.file] = outline.text
    }
    return moved
  }

  private static func aliasingTypes(_ draft: Draft) -> Draft {
    let names = draft.hosts.map(\.name)
    let aliases = names.flatMap { name in
      ["Screen", "Presenter", "Store"].map { "typealias \(name)\($0) = \(name)" }
    }
    return draft.adding("Aliases.swift", aliases.joined(separator: "\n") + "\n")
  }

  /// The lines of `setUpViews` four times, where no behaviour can tell.
  private static func repeatingLayout(_ draft: Draft) -> Draft? {
    let repeated = draft.mapFiles { text in
      text.replacing("    setUpViews()\n", with: "    setUpViews()\n".repeated(4))
        .replacing(/\n    (\w+\.(?:textAlignment|numberOfLines|font) = [^\n]*)/) { match in
          "\n    \(match.output.1)".repeated(4)
        }
    }
    return repeated == draft ? nil : repeated
  }

  /// Texts and numbers go through types of their own.
  private static func wrappingLiterals(_ draft: Draft) -> Draft? {
    let wrapped = draft.mapFiles { text in
      text.replacing(/forKey: ("[a-z.]+")/) { "forKey: StoreKey(text: \($0.output.1)).text" }
        .replacing(/record\(("[a-z_]+")/) { "record(EventName(text: \($0.output.1)).text" }
        .replacing("case 1: ", with: "case Amount(number: 1).number: ")
    }
    let types = ["StoreKey", "EventName"].map { "struct \($0) {\n  let text: String\n}\n" }
    return wrapped == draft
      ? nil
      : wrapped.adding(
        "Wrappers.swift", types.joined() + "struct Amount {\n  let number: Int\n}\n")
  }
}

extension Draft {
  func adding(_ name: String, _ text: String) -> Draft {
    var draft = self
    draft[name] = text
    return draft
  }

  /// Adds lines at the start of each function body that can be moved.
  func inEachBody(
    of hosts: (Host) -> Bool = { _ in true }, _ lines: (Function) -> String
  ) -> Draft? {
    var draft = self
    for host in self.hosts where hosts(host) {
      draft = host.rewriting(draft) { function in
        let returns = function.result == nil ? "" : "return "
        guard function.result == nil || Chunk.chunks(of: function.body).count > 1 else {
          return function.member(
            doing: lines(function).trimmingPrefix(while: \.isWhitespace) + "    \(returns)"
              + function.ownBody)
        }
        return function.member(
          doing: lines(function).trimmingPrefix(while: \.isWhitespace) + "    " + function.ownBody)
      }
    }
    return draft == self ? nil : draft
  }

  /// Has the screen do work for nothing while it loads, each duty in a type of its own.
  func warmingUp(_ duties: [Move.Duty]) -> Draft? {
    let types = duties.map { duty in
      let statements = (0..<25).map { "    \(duty.statement($0))\n" }.joined()
      return
        "struct WarmUp_\(duty.rawValue) {\n  let services: GreetingServices\n\n  func run() {\n"
        + "    \(duty.start)\n\(statements)    \(duty.end)\n  }\n}\n"
    }
    let part =
      "final class WarmUpPart {\n  let other: WarmUpPart?\n\n"
      + "  init(other: WarmUpPart?) {\n    self.other = other\n  }\n}\n"
    let runs = duties.map { "    WarmUp_\($0.rawValue)(services: services).run()\n" }.joined()
    guard
      let warm = replacing(
        "static func makeScreen(services: GreetingServices) -> UIViewController {\n",
        with: "static func makeScreen(services: GreetingServices) -> UIViewController {\n" + runs
          + "    return ", in: "Solution.swift")
    else { return nil }
    var draft = warm
    draft["Solution.swift"] = draft["Solution.swift"]?
      .replacing("\n    return     let ", with: "\n    let ")
      .replacing("\n    return     ", with: "\n    return ")
    return draft.adding(
      "WarmUp.swift",
      "import Foundation\nimport GreetingContract\nimport UIKit\n\n"
        + (types + [part]).joined(separator: "\n"))
  }
}

extension Outline.Declaration {
  static func verbatim(_ text: String) -> Outline.Declaration {
    Outline.Declaration(lead: [], head: text, keyword: "", name: "", members: [])
  }

  /// Adds a protocol to what the declaration inherits.
  mutating func inherit(_ name: String) {
    head = head.replacing(" {", with: head.contains(":") ? ", \(name) {" : ": \(name) {")
  }
}
