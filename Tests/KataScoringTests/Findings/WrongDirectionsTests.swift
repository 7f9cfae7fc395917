import KataCore
import KataSyntax
import Testing

@testable import KataScoring

struct WrongDirectionsTests {
  @Test func findsAReferenceAgainstThePattern() throws {
    let found = FoundIn(
      """
      import UIKit
      final class ListViewController: UIViewController { let model = ListViewModel() }
      final class ListViewModel { var screen: ListViewController?
        func load() { screen?.reload() } }
      extension ListViewController { func reload() {} }
      """, pattern: "mvvm")[.wrongDirection]
    #expect(
      try #require(found.first).summary
        == "`ListViewModel` keeps a reference to `ListViewController`")
  }

  /// A type whose role nobody knows keeps to none, and where it refers to is no direction.
  @Test(arguments: [("ListViewModel", 1), ("ListThing", 0)])
  func praisesRolesThatAreKnown(name: String, praised: Int) {
    let found = FoundIn(
      """
      import UIKit
      final class ListViewController: UIViewController {
        let model: \(name)
        let label = UILabel()
        init(model: \(name)) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          label.frame = view.bounds
          model.load()
        }
      }
      final class \(name) {
        let store: UserDefaults
        init(store: UserDefaults) { self.store = store }
        func load() { store.set(1, forKey: "opened") }
      }
      """, pattern: "mvvm")
    #expect(found[.clearRoles].count == praised)
  }

  @Test func pointsAtACastAndNotAtTheProtocolBesideIt() throws {
    let found = FoundIn(
      """
      import UIKit
      protocol ListView: AnyObject { func reload() }
      final class ListViewController: UIViewController, ListView {
        var presenter: ListPresenter?
        func reload() {}
        func scroll() {}
      }
      final class ListPresenter {
        weak var view: (any ListView)?
        func load() { view?.reload() }
        func jump() { (view as? ListViewController)?.scroll() }
      }
      """, pattern: "mvp")[.wrongDirection]
    let finding = try #require(found.first)
    #expect(finding.summary == "`ListPresenter` calls `ListViewController`")
    #expect(finding.locations.map(\.line) == [11])
  }

  @Test func aSupervisedViewIsBoundToItsModelAndFollowsIt() {
    let text = """
      import Observation
      import UIKit
      @Observable final class Form { var name = "" }
      final class FormViewController: UIViewController {
        var presenter: FormPresenter?
        let form = Form()
        func follow() {
          withObservationTracking { _ = form.name } onChange: { }
          withObservationTracking { _ = form.name } onChange: { }
          withObservationTracking { _ = form.name } onChange: { }
          withObservationTracking { _ = form.name } onChange: { }
          withObservationTracking { _ = form.name } onChange: { }
        }
      }
      final class FormPresenter { func save() { print(1) } }
      """
    let facts = FactReader().facts([SourceFile(path: "Sources/A.swift", text: text)])
    let rules = ["supervising", nil].map { lesson in
      DesignReader(facts, pattern: "mvp", lesson: lesson).reading().findings.map(\.rule)
    }
    #expect(rules[0].filter { [.wrongDirection, .misplacedDuty].contains($0) } == [])
    #expect(rules[1].contains(.misplacedDuty))
  }

  @Test func whereNoPresenterAsksTheInteractorTheViewDoes() {
    let vip = """
      protocol Showing: AnyObject { func show() }
      final class List: UIViewController, Showing { let interactor: ListInteractor\nfunc show() {}
        func go() { interactor.load() } }
      final class ListInteractor { let presenter: ListPresenter\nfunc load() { presenter.present() } }
      final class ListPresenter { weak var view: (any Showing)?\nfunc present() { view?.show() } }
      """
    func directions(_ text: String) -> [String] {
      FoundIn(text)[.wrongDirection].map(\.summary).filter { $0.hasPrefix("`List` ") }
    }
    #expect(directions(vip) == [])
    let asked = vip.replacing(
      "weak var view", with: "let interactor: ListInteractor\nweak var view")
    #expect(directions(asked) == ["`List` keeps a reference to `ListInteractor`"])
  }

  @Test(arguments: [
    ("Wording().sections(of: 3)", false), ("Parser.shared.sections(of: 3)", true),
  ])
  func aViewMayKeepWhatItsMediatorMakesWithAHelper(code: String, isTold: Bool) {
    let maker = code.prefix { $0.isLetter }
    let text = """
      struct Section { let rows: [Row] }
      struct Row { let title: String }
      \(isTold ? "final class" : "struct") \(maker) {
        func sections(of count: Int) -> [Section] { [Section(rows: [Row(title: "a")])] } }
      final class List: UIViewController { private var sections: [Section] = [], rows: [Row] = []
        let presenter = ListPresenter() }
      final class ListPresenter { func show() { print(\(code)) } }
      """
    let facts = FactReader().facts([SourceFile(path: "Sources/A.swift", text: text)])
    let context = FindingContext(Design(facts, pattern: "mvp"))
    let found = WrongDirections().findings(in: context).filter { $0.type == "List" }
    #expect(found.isEmpty == !isTold)
  }
}
