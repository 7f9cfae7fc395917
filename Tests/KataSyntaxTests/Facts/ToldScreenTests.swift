import KataCore
import Testing

@testable import KataSyntax

/// Duties by whom a line speaks to.
struct ToldScreenTests {
  @Test func tellingAScreenByAProtocolIsPresentation() {
    let facts = ReadFacts(
      """
      protocol Showing: AnyObject { func show(_ name: String) }
      protocol Reporting { func report() }
      final class Screen: UIViewController, Showing { func show(_ name: String) {} }
      final class Log: Reporting { func report() {} }
      final class Presenter {
        weak var view: (any Showing)?
        let log: any Reporting
        func go(name: String) {
          view?.show(name)
          log.report()
        }
      }
      final class Row: UIView { weak var owner: (any Showing)?
        func tell() { owner?.show("") } }
      """)
    #expect(facts.duties(in: "go") == [9: [.presentation]])
    #expect(facts.duties(in: "tell") == [:])
  }

  @Test(arguments: ["Part", "Any"])
  func aDelegateIsAScreenWhereItHoldsTheOther(held: String) {
    let facts = ReadFacts(
      """
      protocol PartDelegate: AnyObject { func show() }
      final class Screen: UIViewController, PartDelegate { var part: \(held)?\nfunc show() {} }
      final class Part { weak var delegate: (any PartDelegate)?
        func go() { delegate?.show() } }
      """)
    #expect(facts.duties(in: "go").values.first == (held == "Part" ? [.presentation] : nil))
  }

  @Test(arguments: [
    ("var onChange: (() -> Void)?", "onChange?()", "model.onChange = { self.show() }"),
    ("var onChange: (() -> Void)?", "self.onChange?()", "model.onChange = { self.show() }"),
    ("let rows = Relay()", "rows.accept(1)", "model.rows.subscribe { self.show() }"),
    ("@Published var rows = 0", "rows = 1", "model.$rows.sink { self.show() }"),
  ])
  func tellingAScreenThatObservesIsPresentation(member: String, tells: String, observes: String) {
    let text = """
      final class Model { \(member)\nfunc go() { \(tells) } }
      final class Screen: UIViewController { let model = Model()
        func show() {}
        func bind() { \(observes) } }
      """
    #expect(ReadFacts(text).duties(in: "go").values.first == [.presentation])
    let unread = text.replacing(observes, with: "")
    #expect(ReadFacts(unread).duties(in: "go").values.first == nil)
  }

  @Test func observingAViewIsAViewEvent() {
    #expect(duties("label.rx.tap.bind(to: name)") == [[.viewEvents]])
    #expect(duties("model.items.bind(to: name)") == [[.observing]])
    #expect(duties("let token = label.observe(name)") == [[.observing]])
  }

  @Test func bindingToAViewFillsIt() {
    #expect(duties("model.name.drive(label.rx.text)") == [[.layout]])
    #expect(duties("model.names.bind(to: label.rx.text, name)") == [[.layout]])
  }

  @Test(arguments: ["addObserver", "removeObserver"])
  func theAppTellsAScreenOfViewEvents(call: String) {
    let name = "UIApplication.didBecomeActiveNotification"
    #expect(
      duties("NotificationCenter.default.\(call)(self, name: \(name), object: nil)") == [
        [.viewEvents]
      ])
  }

  @Test func theAppTellsAPresenterOfAChange() {
    let facts = ReadFacts(
      """
      final class Presenter { func start() {
        NotificationCenter.default.addObserver(
          self, selector: go, name: UIApplication.didBecomeActiveNotification, object: nil) } }
      """)
    #expect(facts.duties(in: "start") == [2: [.observing]])
  }

  @Test func aPresenterObservesWhatItsViewOffers() {
    let facts = ReadFacts(
      """
      protocol BookShowing: AlertView { var taps: Observable<Void> { get } }
      final class Screen: UIViewController, BookShowing {}
      final class Presenter { weak var view: BookShowing?
        func start() { view?.taps.subscribe(go) }
        func warn() { view?.displayAlert() } }
      """)
    #expect(facts.duties(in: "start") == [4: [.observing]])
    #expect(facts.duties(in: "warn") == [5: [.presentation]])
  }

  @Test func aViewThatIsFilledHearsOfNothing() {
    let facts = ReadFacts(
      """
      final class Row: UIView { func clear() {} }
      final class Cell: UITableViewCell { let row = Row()
        override func prepareForReuse() { row.clear() }
        @objc func didTap() { row.clear() } }
      """)
    #expect(facts.duties(in: "prepareForReuse") == [:])
    #expect(facts.duties(in: "didTap") == [4: [.viewEvents]])
  }

  @Test(arguments: [
    ("UIView", Responsibility.viewEvents), ("NSObject, UITableViewDelegate", .viewEvents),
    ("NSObject", .observing),
  ])
  func aClosureHearsOfWhatItsOwnerDelivers(ancestors: String, duty: Responsibility) {
    let facts = ReadFacts(
      """
      final class Part: \(ancestors) { var onEdit: (() -> Void)? }
      final class Screen: UIViewController { let part = Part()
        func edit() {}
        func bind() { part.onEdit = { self.edit() } } }
      """)
    #expect(facts.duties(in: "bind").values.first == [duty])
  }

  @Test func whatAPropertyKeepsIsNotOnlyForItsReader() {
    let facts = ReadFacts(
      """
      final class Model {
        var items = Items.make()
        func go(store: UserDefaults) { store.set(items, forKey: "items") }
        func fill() { items = Items.make() }
      }
      """)
    #expect(facts.duties(in: "go").values.first == [.storage])
    #expect(facts.duties(in: "items") == [:])
    #expect(facts.duties(in: "fill") == [:])
  }

  @Test func anUndeclaredNameIsWhatItIsCalled() {
    let facts = ReadFacts(
      "final class Model: Base { func load() { client.query(1) }\nfunc keep() { self.userStore.put(1) } }"
    )
    #expect(facts.duties(in: "load").values.first == [.network])
    #expect(facts.duties(in: "keep").values.first == [.storage])
  }

  @Test(arguments: ["shared", "default", "standard"])
  func theOneInstanceOfATypeIsOfThatType(name: String) {
    #expect(duties("UserClient.\(name).query(1)") == [[.network]])
    #expect(duties("let client = UserClient.\(name)\nclient.query(1)") == [[.network]])
  }

  @Test func whatAPlatformsTypeSharesIsOfThatType() {
    #expect(duties("Logger.main.error(\"Failed: \\(error.localizedDescription)\")") == [[.logging]])
    #expect(duties("UserDefaults.group.set(1, forKey: name)") == [[.storage]])
  }

  @Test func aMemberOfAnUndeclaredTypeIsWhatItIsCalled() {
    #expect(duties("Tools.log.info(name)") == [[.logging]])
    #expect(duties("helper.part.titleLabel.text = name") == [[.layout]])
  }

  @Test func anUndeclaredViewMayBeAProtocol() {
    let facts = ReadFacts(
      """
      final class Presenter { weak var view: ProfileView?
        func go() { view?.show() } }
      final class Screen: UIViewController, ProfileView { let header = HeaderView()
        func fill() { header.alpha = 1 } }
      final class Part: Thing, ProfileView {}
      """)
    #expect(facts.duties(in: "go").values.first == [.presentation])
    #expect(facts.duties(in: "fill").values.first == [.layout])
    #expect(facts.type("Part")?.ancestors.contains("UIView") == false)
  }

  @Test func anUnknownSuperclassIsWhatItIsCalled() {
    let facts = ReadFacts(
      "final class Screen: ThemedViewController { func go() { view.alpha = 1 } }")
    #expect(facts.type("Screen")?.ancestors.contains("UIViewController") == true)
    #expect(facts.duties(in: "go").values.first == [.layout])
  }

  @Test(arguments: [
    ("override func viewWillAppear() {}", "UIViewController"),
    ("override func layoutSubviews() {}", "UIView"),
    ("required init(frame: CGRect) { super.init(frame: frame) }", "UIView"),
    ("func viewDidLoad() {}", nil), ("override func load() {}", nil),
  ])
  func anUnknownSuperclassIsWhatItsSubclassOverrides(member: String, ancestor: String?) {
    let screens = ReadFacts("final class Book: BaseController, Paging { \(member) }").type("Book")?
      .ancestors.intersection(["UIViewController", "UIView"])
    #expect(screens?.first == ancestor)
  }
}
