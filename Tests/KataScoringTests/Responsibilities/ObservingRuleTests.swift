import KataCore
import Testing

struct ObservingRuleTests {
  private static func duties(_ line: String) throws -> Duties {
    try CodeSample(
      """
      import Combine
      protocol NameView: AnyObject { func show(_ name: String) }
      final class Screen: UIViewController, NameView { func show(_ name: String) {} }
      protocol Changing: AnyObject { var onChange: ((String) -> Void)? { get set } }
      final class Model: Changing {
        var onChange: ((String) -> Void)?
        let names = PassthroughSubject<String, Never>()
        var bag: Set<AnyCancellable> = []
      }
      final class Presenter {
        weak var view: (any NameView)?
        var didChange: (() -> Void)?
        let model = Model()
        var changing: any Changing
        func work(_ name: String) { \(line) }
      }
      """
    ).duties(line)
  }

  @Test(arguments: [
    "model.onChange = { name in self.work(name) }", "view?.show(name)", "didChange?()",
    "changing.onChange = { name in self.work(name) }",
    "model.names.sink { _ in }.store(in: &model.bag)", "model.names.send(name)",
    "NotificationCenter.default.post(name: .init(name), object: nil)",
  ])
  func findsHearingAndTellingOfChanges(line: String) throws {
    #expect(try Self.duties(line) == [.observing])
  }

  @Test(arguments: ["work(name)", "let other = model", "let count = name.count"])
  func leavesOutWhatIsNot(line: String) throws {
    #expect(try !Self.duties(line).contains(.observing))
  }

  @Test func leavesAViewThatAsksItsPresenterAlone() throws {
    let sample = CodeSample(
      """
      protocol Presenting: AnyObject { func refresh() }
      final class Screen: UIViewController {
        var presenter: (any Presenting)?
        func update() { presenter?.refresh() }
      }
      """)
    #expect(try sample.duties("presenter?.refresh()").isEmpty)
  }

  @Test func takesInputsOfStreamsForObservingButNotTheWaitForAnAnswer() throws {
    let sample = CodeSample(
      """
      final class Promise<Value> {
        var handler: ((Value) -> Void)?
        func then(_ handler: @escaping (Value) -> Void) { self.handler = handler }
      }
      final class Service { func names() -> Promise<String> { Promise() } }
      final class ListModel {
        struct Input { let taps: PublishSubject<Int>; let words: PublishSubject<String> }
        let service = Service()
        let promise = Promise<String>()
        func build(_ taps: PublishSubject<Int>, _ words: PublishSubject<String>) {
          let input = Input(taps: taps, words: words)
          service.names().then { _ in }
          promise.then { _ in }
        }
      }
      """)
    #expect(try sample.duties("let input") == [.observing])
    #expect(try sample.duties("promise.then") == [.observing])
    #expect(try sample.duties("service.names()").isEmpty)
  }

  @Test func takesWhatAnAdapterIsToldForObserving() throws {
    let sample = CodeSample(
      """
      protocol Output { func show(_ name: String) }
      final class Screen: UIViewController { var name = "" }
      final class Adapter: Output {
        var screen: Screen?
        func show(_ name: String) { screen?.name = name }
      }
      protocol Storing { func keep(_ name: String) }
      final class Store: Storing { func keep(_ name: String) {} }
      final class Presenter {
        let output: any Output
        let store: any Storing
        init(_ output: any Output, _ store: any Storing) {
          self.output = output
          self.store = store
        }
        func work(_ name: String) {
          output.show(name)
          store.keep(name)
        }
      }
      """)
    #expect(try sample.duties("output.show") == [.observing])
    #expect(try sample.duties("store.keep").isEmpty)
  }

  @Test func hearsOfPropertiesAndOfStoresByObservingThem() throws {
    let sample = CodeSample(
      """
      final class Page { func observe(_ work: () -> Void) { work() } }
      final class Screen: UIViewController {
        let scroll = UIScrollView()
        let page = Page()
        func connect(_ people: Results<Person>, _ query: Query) {
          kept = scroll.observe(\\.contentSize) { _, _ in }
          token = people.observe { _ in }
          listener = query.addSnapshotListener { _, _ in }
          page.observe { leave() }
        }
      }
      """)
    #expect(try sample.duties("kept").contains(.observing))
    #expect(try sample.duties("token") == [.storage, .observing])
    #expect(try sample.duties("listener") == [.storage, .observing])
    #expect(try !sample.duties("page.observe").contains(.observing))
  }
}
