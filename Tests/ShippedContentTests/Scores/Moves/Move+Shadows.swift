import Foundation

extension Move {
  /// The reference stands beside the screen and does nothing for it.
  static func shadows(of references: [Base]) -> [Move] {
    references.flatMap { reference in
      [
        Move("\(reference.name) for the suite alone", .idlePretence) { draft in
          draft.shadowed(by: reference, isRun: false)
        },
        Move("\(reference.name) run beside the screen", .idlePretence) { draft in
          draft.shadowed(by: reference, isRun: true)
        },
      ]
    }
  }
}

extension Draft {
  /// The reference under other names, made where the pattern's suite asks for it; `isRun`: also run,
  /// with services of its own, whenever the screen is made.
  func shadowed(by reference: Base, isRun: Bool) -> Draft? {
    guard let own = self["Solution.swift"], let other = reference.draft["Solution.swift"],
      !own.contains(/enum Solution: Greeting(?!Screen)/)
    else { return nil }
    var draft = self
    let files = reference.draft.names.filter {
      !["Solution.swift", "ProfileViewController.swift"].contains($0)
    }
    let types = files.flatMap { file in
      (reference.draft[file] ?? "").matches(of: /\b(?:class|struct|enum) (\w+)/).map { $0.output.1 }
    }
    func shadow(_ text: String) -> String {
      types.reduce(text) { CodeText.replacing(#"\b\#($1)\b"#, with: "Shadow\($1)", in: $0) }
    }
    for file in files { draft["Shadow\(file)"] = reference.draft[file].map(shadow) }
    let making = Outline(own).declarations.first?.members.first?.text ?? ""
    let open = "-> UIViewController {\n"
    let run = isRun ? open + "    ShadowRun().run()\n    return " : open
    var outline = Outline(shadow(other))
    outline.declarations[0].members[0].lines = [
      Substring(
        making.replacing(open, with: run).replacing("return     let", with: "let")
          .replacing("return     ", with: "return "))
    ]
    draft["Solution.swift"] = outline.text
    return isRun ? draft.adding("ShadowRun.swift", Self.run(of: reference.patterns[0])) : draft
  }

  private static func run(of pattern: String) -> String {
    let start =
      switch pattern {
      case "mvp":
        "let presenter = Solution.makePresenter(view: view, router: view, services: services)"
      case "mvvm":
        "let presenter = Solution.makeViewModel(router: view, services: services)"
      default:
        "let interactor = Solution.makeInteractor(services: services)\n"
          + "    let presenter = Solution.makePresenter(\n"
          + "      view: view, interactor: interactor, router: view)\n"
          + "    interactor.output = presenter"
      }
    let events =
      pattern == "mvvm"
      ? ["greet()", "openProfile()", "setFormal(true)", "setNickname(\"a\")", "greet()"]
      : [
        "viewIsReady()", "didTapGreet()", "didTapProfile()", "didSwitchFormal(to: true)",
        "didEnterNickname(\"a\")", "didTapGreet()",
      ]
    return """
      import Foundation
      import GreetingContract

      struct ShadowRun {
        func run() {
          let world = ShadowWorld()
          let view = ShadowView()
          let services = GreetingServices(http: world, store: world, log: world, feed: world)
          \(start)
      \(events.map { "    presenter.\($0)" }.joined(separator: "\n"))
        }
      }

      final class ShadowView: GreetingView, GreetingRouter {
        func showGreeting(_ text: String) {}
        func showCount(_ text: String) {}
        func showNickname(_ text: String) {}
        func showLoading(_ isLoading: Bool) {}
        func enableProfile(_ isEnabled: Bool) {}
        func showProfile(_ profile: Profile) {}
        func showFailure(_ message: String, retry: @escaping () -> Void) {}
      }

      final class ShadowWorld: HTTPClient, KeyValueStore, EventLog, PersonFeed, FeedSubscription {
        private var texts: [String: String] = [:]
        private var numbers: [String: Int] = [:]

        func get(_ path: String, completion: @escaping (Result<Data, any Error>) -> Void) {
          completion(.success(Data(#"{"id":1,"first_name":"A","last_name":"B"}"#.utf8)))
        }

        func string(forKey key: String) -> String? { texts[key] }
        func integer(forKey key: String) -> Int { numbers[key] ?? 0 }
        func setString(_ value: String?, forKey key: String) { texts[key] = value }
        func setInteger(_ value: Int, forKey key: String) { numbers[key] = value }
        func record(_ event: String, details: [String: String]) {}
        func subscribe(_ handler: @escaping (Person) -> Void) -> any FeedSubscription { self }
        func cancel() {}
      }

      """
  }
}
