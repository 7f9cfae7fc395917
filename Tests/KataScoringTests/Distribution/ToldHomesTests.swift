import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// Objects that live by whom they tell: listeners they know by a protocol, and boxes that others look into.
struct ToldHomesTests {
  private static func isHome(_ name: String, _ text: String) throws -> Bool {
    let facts = FactReader().facts([SourceFile(path: "Sources/A.swift", text: text)])
    let (index, type) = (ProgramIndex(facts), try #require(ProgramIndex(facts).type(name)))
    let homes = Homes(index)
    return homes.isHome[type] && homes.unit[type] == type
  }

  @Test(arguments: [
    ("view?.show(2)", true), ("if view?.isShown == true { view?.show(2) }", false),
    ("view?.count = 2", false), ("print(2)", false),
    ("view?.show(2); view?.present(UIViewController(), animated: true)", false),
  ])
  func livesInAPresenterThatOnlyTellsItsMaker(line: String, isHome: Bool) throws {
    let text = """
      protocol Showing: UIViewController {
        var isShown: Bool { get }
        var count: Int { get set }
        func show(_ count: Int)
      }
      final class Presenter {
        weak var view: (any Showing)?
        func load() { \(line) }
      }
      final class Screen: UIViewController, Showing {
        private let presenter = Presenter()
        var isShown = false
        var count = 0
        override func viewDidLoad() {
          presenter.view = self
          presenter.load()
        }
        func show(_ count: Int) { title = "\\(count)" }
      }
      """
    #expect(try Self.isHome("Presenter", text) == isHome)
  }

  @Test(arguments: [
    ("Box(0)", "count.value = 2", "model.count.bind { _ in }", true),
    ("BehaviorRelay(value: 0)", "count.accept(2)", "model.count.subscribe { _ in }", true),
    ("Box(0)", "count.value = 2", "model.load()", false),
    ("Box(0)", "print(2)", "model.count.bind { _ in }", false),
  ])
  func livesInAModelThatFillsBoxesOthersLookInto(
    box: String, line: String, look: String, isHome: Bool
  ) throws {
    let text = """
      final class Box<T> {
        var value: T { didSet { listener?(value) } }
        var listener: ((T) -> Void)?
        init(_ value: T) { self.value = value }
        func bind(_ listener: @escaping (T) -> Void) { self.listener = listener }
      }
      final class Model {
        let count = \(box)
        func load() { \(line) }
      }
      final class Screen: UIViewController {
        private let model = Model()
        override func viewDidLoad() {
          \(look)
          model.load()
        }
      }
      """
    #expect(try Self.isHome("Model", text) == isHome)
  }

  @Test(arguments: ["Screen", "Base"])
  func keepsAPresenterApartThatCallsItsScreenByName(declaring: String) throws {
    let show = { $0 == declaring ? "func show() { title = \"a\" }" : "" }
    let text = """
      class BaseViewController: UIViewController { \(show("Base")) }
      final class ListViewController: BaseViewController {
        var presenter: Presenter?
        override func viewDidLoad() { presenter?.load() }
        \(show("Screen"))
      }
      final class Presenter {
        let view: ListViewController
        var count = 0
        init(view: ListViewController) { self.view = view }
        func load() {
          count += 1
          if count > 2 { view.show() }
        }
      }
      """
    #expect(try Self.isHome("Presenter", text))
  }

  /// The owner behind closures is the owner all the same, but for who is only told things.
  @Test(arguments: [
    ("-> Bool", "if ways.act() { print(1) }", "ways = Ways { false }", false),
    ("-> Void", "ways.act()", "ways = Ways { print(1) }", true),
  ])
  func livesNotInAnObjectThatAsksItsMakerByClosures(
    result: String, line: String, making: String, isHome: Bool
  ) throws {
    let text = """
      struct Ways { var act: () \(result) }
      final class Reducer {
        let ways: Ways
        init(ways: Ways) { self.ways = ways }
        func reduce() { \(line) }
      }
      final class Screen: UIViewController {
        private var reducer: Reducer?
        override func viewDidLoad() {
          let \(making)
          reducer = Reducer(ways: ways)
          reducer?.reduce()
        }
      }
      """
    #expect(try Self.isHome("Reducer", text) == isHome)
  }
}
