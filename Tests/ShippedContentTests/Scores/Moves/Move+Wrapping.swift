import Foundation

extension Move {
  /// `services.store` and its like become calls of one object that forwards.
  static func wrappingServices(_ draft: Draft) -> Draft? {
    let wrapper = """
      import Foundation
      import GreetingContract

      final class ServiceGate: HTTPClient, KeyValueStore, EventLog, PersonFeed {
        private let services: GreetingServices

        init(_ services: GreetingServices) {
          self.services = services
        }

        func get(_ path: String, completion: @escaping (Result<Data, any Error>) -> Void) {
          services.http.get(path, completion: completion)
        }

        func string(forKey key: String) -> String? {
          services.store.string(forKey: key)
        }

        func integer(forKey key: String) -> Int {
          services.store.integer(forKey: key)
        }

        func setString(_ value: String?, forKey key: String) {
          services.store.setString(value, forKey: key)
        }

        func setInteger(_ value: Int, forKey key: String) {
          services.store.setInteger(value, forKey: key)
        }

        func record(_ event: String, details: [String: String]) {
          services.log.record(event, details: details)
        }

        func subscribe(_ handler: @escaping (Person) -> Void) -> any FeedSubscription {
          services.feed.subscribe(handler)
        }
      }

      """
    return draft.replacingServices(
      with: "    let gate = ServiceGate(services)\n    let services = GreetingServices(\n"
        + "      http: gate, store: gate, log: gate, feed: gate)\n"
    )?.adding("ServiceGate.swift", wrapper)
  }

  static func embedding(_ draft: Draft) -> Draft? {
    draft.wrappingScreen(
      "ContainerViewController(content: screen)",
      """
      final class ContainerViewController: UIViewController {
        private let content: UIViewController

        init(content: UIViewController) {
          self.content = content
          super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) {
          fatalError("This screen is built in code.")
        }

        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(content)
          view.addSubview(content.view)
          content.didMove(toParent: self)
          title = content.title
        }
      }
      """)
  }
}

extension Draft {
  /// Puts something around the screen that `makeScreen` returns.
  func wrappingScreen(_ call: String, _ type: String) -> Draft? {
    let open = "static func makeScreen(services: GreetingServices) -> UIViewController {\n"
    guard
      let wrapped = replacing(
        open,
        with: open
          + "    let screen = makeInnerScreen(services: services)\n    return \(call)\n  }\n\n"
          + "  private static func makeInnerScreen(services: GreetingServices) -> UIViewController {\n",
        in: "Solution.swift")
    else { return nil }
    return wrapped.adding("Wrapping.swift", "import UIKit\n\n\(type)\n")
  }

  /// Puts lines that name `services` anew at the head of every function of `Solution` that is given them.
  func replacingServices(with lines: String) -> Draft? {
    guard let text = self["Solution.swift"] else { return nil }
    var draft = self
    var outline = Outline(text)
    for index in outline.declarations.indices {
      outline.declarations[index].members = outline.declarations[index].members.map { member in
        guard let function = Function(member),
          function.parameters.contains(where: { $0.name == "services" })
        else { return member }
        let isSingle = Chunk.chunks(of: function.body).count == 1
        let body = lines + "    " + (isSingle ? "return " : "") + function.ownBody
        return Chunk(
          lead: member.lead, lines: ["  static \(function.head) {\n\(body)\n  }"])
      }
    }
    draft["Solution.swift"] = outline.text
    return draft
  }
}
