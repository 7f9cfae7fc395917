import KataCore
import Testing

struct WiringRuleTests {
  private static func duties(_ line: String) throws -> Duties {
    try CodeSample(
      """
      struct Person { let name: String }
      final class Store { func load() {} }
      final class Presenter {
        var store: Store
        init(store: Store) { self.store = store }
        func connect(_ store: Store) { self.store = store }
        func ask() { Store().load() }
      }
      final class Builder {
        let shared = Store()
        func build(_ presenter: Presenter, _ name: String) { \(line) }
      }
      """
    ).duties(line)
  }

  @Test(arguments: [
    "let store = Store()", "return Presenter(store: shared)", "presenter.store = shared",
    "presenter.connect(shared)",
  ])
  func findsTheMakingAndConnectingOfObjects(line: String) throws {
    #expect(try Self.duties(line) == [.wiring])
  }

  @Test(arguments: [
    "let person = Person(name: name)", "shared.load()", "let label = UILabel()", "presenter.ask()",
  ])
  func leavesOutWhatIsNot(line: String) throws {
    #expect(try !Self.duties(line).contains(.wiring))
  }

  @Test func takesAnInitialisersObjectsButNotItsValues() throws {
    let sample = CodeSample(
      """
      final class Store {}
      final class Presenter {
        let store: Store
        let name: String
        init(store: Store, name: String) {
          self.store = store
          self.name = name
        }
      }
      """)
    #expect(try sample.duties("self.store") == [.wiring])
    #expect(try !sample.duties("self.name").contains(.wiring))
  }

  @Test func takesAKeptNavigationControllerForWiringButNotTheStartOfAnotherWay() throws {
    let sample = CodeSample(
      """
      final class Details: UIViewController {}
      final class Way {
        var root: UINavigationController?
        func keep(_ bar: UINavigationController) { root = bar }
        func start() {
          let details = Details()
          root?.pushViewController(details, animated: true)
        }
      }
      final class App {
        let way = Way()
        func run() { way.start() }
      }
      """)
    #expect(try sample.duties("root = bar") == [.wiring])
    #expect(try sample.duties("way.start()").isEmpty)
  }

  @Test func leavesOutTheMakingOfAnObjectThatOnlyHoldsData() throws {
    let sample = CodeSample(
      """
      final class Entry {
        var count: Int
        init(count: Int) { self.count = count }
      }
      final class Counter {
        var count: Int
        init(count: Int) { self.count = count }
        func raise() { count += 1 }
      }
      final class Keeper {
        func begin() {
          let entry = Entry(count: 1)
          let counter = Counter(count: 1)
        }
      }
      """)
    #expect(try sample.duties("let entry") == [.domain])
    #expect(try sample.duties("let counter") == [.wiring])
  }

  @Test func takesObjectsThatAreKeptOrLetGoForWiringButNotEntitiesAndTools() throws {
    let sample = CodeSample(
      """
      protocol Step: AnyObject { func start() }
      final class Person { var name = ""; func rename() {} }
      final class Tools { func tidy() {} }
      final class Way {
        var steps: [Step] = []
        var people: [Person] = []
        func begin(_ step: Step, _ person: Person) {
          steps.append(step)
          steps = steps.filter { $0 !== step }
          people.append(person)
          Tools().tidy()
        }
      }
      """)
    #expect(try sample.duties("steps.append") == [.wiring])
    #expect(try sample.duties("steps = ") == [.wiring])
    #expect(try sample.duties("people.append") == [.domain])
    #expect(try sample.duties("Tools()").isEmpty)
  }

  @Test func takesAServiceThatAllShareForWiringWhereAPropertyBeginsWithIt() throws {
    let sample = CodeSample(
      """
      final class Store {
        static let shared = Store()
        var names: [String] = []
        func keep() { names = [] }
      }
      enum Kind { case one; static let usual = Kind.one }
      final class Screen: UIViewController {
        let store = Store.shared
        let kind = Kind.usual
        func ask() { Store.shared.keep() }
      }
      """)
    #expect(try sample.duties("Store.shared\n") == [.wiring])
    #expect(try !sample.duties("Kind.usual").contains(.wiring))
    #expect(try !sample.duties("Store.shared.keep").contains(.wiring))
  }

  @Test func takesAStructThatWorksWithStructsBehindProtocolsForAnObject() throws {
    let sample = CodeSample(
      """
      protocol Loading { func load() -> String }
      struct Loader: Loading { func load() -> String { "" } }
      protocol Keeping { func all() -> String }
      struct Keeper: Keeping {
        let loader: any Loading
        func all() -> String { loader.load() }
      }
      protocol Asking { func ask() -> String }
      struct Asker: Asking {
        let keeper: any Keeping
        func ask() -> String { keeper.all() }
      }
      struct Person { let name: String }
      final class Presenter {
        var asker: any Asking
        var person: Person
        init(_ asker: any Asking, _ person: Person) {
          self.asker = asker
          self.person = person
        }
      }
      """)
    #expect(try sample.duties("self.asker") == [.wiring])
    #expect(try !sample.duties("self.person").contains(.wiring))
  }

  @Test func takesAStructThatWatchesWhatItCarriesForNoValue() throws {
    let sample = CodeSample(
      """
      struct Box<T> {
        var value: T { didSet { tell?(value) } }
        var tell: ((T) -> Void)?
      }
      struct Pair<T> { var value: T }
      final class Names {
        var names: Box<[String]>
        var pair: Pair<[String]>
        init(_ names: Box<[String]>, _ pair: Pair<[String]>) {
          self.names = names
          self.pair = pair
        }
        func load() { names.value = ["Ada"] }
      }
      """)
    #expect(try sample.duties("names.value").contains(.observing))
  }
}
