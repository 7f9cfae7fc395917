import KataCore
import KataScoring
import Testing

/// Steps that are told with what is there already: a presenter that stores, a function that keeps the rule.
struct NearStepsTests {
  private static func findings(
    _ pattern: String, _ files: [String: String], contract: [String: String] = [:]
  ) -> [DesignFinding] {
    WrittenProgram(pattern: pattern, files: files, contract: contract).findings
  }

  private static let screen = """
    import UIKit
    final class ListScreen: UIViewController, ListView {
      private let label = UILabel()
      private let field = UITextField()
      var presenter: ListPresenter?
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        label.textColor = .black
        view.addSubview(label)
        view.addSubview(field)
      }
      func show(_ text: String) { label.text = text }
      func edited() {
        let name = (field.text ?? "").trimmingCharacters(in: .whitespaces)
        if name.isEmpty {
          UserDefaults.standard.removeObject(forKey: "name")
        } else {
          UserDefaults.standard.set(name, forKey: "name")
        }
        presenter?.changed()
      }
    }
    protocol ListView: AnyObject { func show(_ text: String) }
    """

  private static let presenter = """
    import Foundation
    final class ListPresenter {
      private weak var view: (any ListView)?
      init(view: any ListView) { self.view = view }
      func changed() {
        let count = UserDefaults.standard.integer(forKey: "count") + 1
        UserDefaults.standard.set(count, forKey: "count")
        let name = UserDefaults.standard.string(forKey: "name")
        if let name {
          view?.show("Hello, \\(name)")
        } else if count > 1 {
          view?.show("Nobody, \\(count) times")
        } else {
          view?.show("Nobody yet")
        }
      }
    }
    """

  private static let builder = """
    import UIKit
    enum ListBuilder {
      static func screen() -> UIViewController {
        let screen = ListScreen()
        screen.presenter = ListPresenter(view: screen)
        return screen
      }
    }
    """

  @Test func sendsWhatAViewStoresToThePresenterThatStoresByItself() throws {
    let found = Self.findings(
      "mvp",
      [
        "ListScreen": Self.screen,
        "ListPresenter": Self.presenter,
        "ListBuilder": Self.builder,
      ])
    let stored = try #require(
      found.first { $0.type == "ListScreen" && $0.responsibilities.contains(.storage) })
    #expect(stored.other == "ListPresenter")
  }

  @Test func namesTheFunctionThatKeepsARule() throws {
    let rule = "[guest.first, guest.last].filter { !$0.isEmpty }.joined(separator: \" \")"
    let found = Self.findings(
      "mvp",
      [
        "Words": """
        struct Guest { var first: String; var last: String }
        struct Words {
          func name(_ guest: Guest) -> String { \(rule) }
        }
        """,
        "Presenter": """
        final class Presenter {
          private let words = Words()
          func title(of guest: Guest) -> String {
            let name = \(rule)
            return name.isEmpty ? words.name(Guest(first: "No", last: "body")) : name
          }
        }
        """,
        "Screen": """
        import UIKit
        final class Screen: UIViewController {
          private let presenter = Presenter()
          override func viewDidLoad() { title = presenter.title(of: Guest(first: "A", last: "")) }
        }
        """,
      ])
    let repeated = try #require(found.first { $0.rule == .repeatedRule })
    #expect(repeated.type == "Presenter" && repeated.member == "title(of:)")
    #expect(repeated.detail == "Words.name(_:)")
  }

  private static let texts = """
    extension TYPE {
      var greeting: String { "Hello, \\(self)!" }
      var farewell: String { "Goodbye, \\(self)!" }
    }
    """

  @Test(arguments: [("Int", 1), ("Guest", 0)])
  func letsTextsOfTheContractsOwnTypesPass(type: String, count: Int) {
    let found = Self.findings(
      "mvp",
      [
        "ListScreen": Self.screen, "ListPresenter": Self.presenter,
        "Texts": Self.texts.replacing("TYPE", with: type),
        "User": "final class User { func say(_ it: \(type)) { print(it.greeting, it.farewell) } }",
      ], contract: ["Guest": "public struct Guest { public var name: String }"])
    #expect(found.count { $0.rule == .borrowedType } == count)
  }

  @Test func tellsOfServicesThatAreKeptForAll() throws {
    let found = Self.findings(
      "mvp",
      [
        "App": "enum App { static var store: (any Store)? }",
        "Presenter": "final class Presenter { func add() { App.store?.add() } }",
        "User": "final class User { let presenter = Presenter(); func use() { presenter.add() } }",
      ], contract: ["Store": "public protocol Store: AnyObject { func add() }"])
    #expect(found.contains { $0.rule == .uninterceptableEffect && $0.member == "store" })
  }

  @Test func tellsOnceOfAnObjectThatEverybodyReachesFor() throws {
    let found = Self.findings(
      "mvp",
      [
        "Session": "final class Session { static let shared = Session(); var count = 0 }",
        "Presenter": """
        final class Presenter {
          func add() { Session.shared.count += 1 }
          func isFull() -> Bool { Session.shared.count > 3 }
        }
        """,
      ])
    let told = found.filter { $0.rule == .uninterceptableEffect }
    #expect(told.map(\.type) == ["Session"] && told.first?.member == "shared")
    #expect(told.first?.locations.count == 2)
  }
}
