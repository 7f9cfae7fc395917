import KataCore
import Testing

struct ViewEventsRuleTests {
  private static let screen = CodeSample(
    """
    final class Presenter {
      func didTap() {}
      func didType(_ text: String) {}
      func load() {}
    }
    final class Screen: UIViewController, UITableViewDelegate {
      let presenter = Presenter()
      let button = UIButton()
      let table = UITableView()
      let field = UITextField()
      override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
        presenter.load()
      }
      func setUp() {
        button.addTarget(self, action: #selector(tap), for: .touchUpInside)
        table.delegate = self
        button.addAction(UIAction { [weak self] _ in self?.pass() }, for: .touchUpInside)
      }
      func pass() { presenter.didTap() }
      @objc func tap() { presenter.didType(field.text ?? "") }
      @objc func leave() { dismiss(animated: true) }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didTap( )
      }
    }
    """)

  @Test(arguments: [
    "presenter.load()", "button.addTarget", "table.delegate", "button.addAction", "self?.pass()",
    "presenter.didType", "presenter.didTap( )",
  ])
  func findsWhatHearsAndPassesOnEvents(code: String) throws {
    #expect(try Self.screen.duties(code) == [.viewEvents])
  }

  @Test(arguments: ["super.viewDidLoad()", "setUp()", "presenter.didTap()", "dismiss("])
  func leavesOutWhatIsNot(code: String) throws {
    #expect(try !Self.screen.duties(code).contains(.viewEvents))
  }

  /// A closure that somebody else sets hears an event; one that begins with the work is a method in another guise.
  @Test func tellsAClosureThatIsToldFromAMethodInAnotherGuise() throws {
    let screen = CodeSample(
      """
      final class Screen: UIViewController {
        var onLeave: (() -> Void)?
        var onStay: () -> Void = {}
        lazy var count: () -> Void = { [unowned self] in
          total += 1
        }
        var total = 0
        @objc func leave() { onLeave?() }
        @objc func stay() { onStay() }
        @objc func add() { count() }
      }
      """)
    #expect(try screen.duties("onLeave?()") == [.viewEvents])
    #expect(try screen.duties("onStay()") == [.viewEvents])
    #expect(try screen.duties("count()") == [])
  }

  private static let list = CodeSample(
    """
    protocol RowListener: AnyObject { func rowDidTap(_ row: Row) }
    final class Row: UITableViewCell {
      weak var listener: (any RowListener)?
      var onTap: (() -> Void)?
      func keep(_ closure: @escaping () -> Void) { self.onTap = closure }
    }
    final class Model { func load() {} }
    final class List: UIViewController, RowListener, UITableViewDelegate {
      let row = Row()
      let model = Model()
      let table = UITableView()
      var chosen = 0
      override func viewDidLoad() { begin() }
      func begin() { model.load() }
      func later() { model.load( ) }
      func build() {
        row.listener = self
        row.onTap = { }
      }
      func rowDidTap(_ row: Row) {
        guard let path = table.indexPath(for: row) else { return }
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen = indexPath.row
        if indexPath.section == 0 { table.reloadData() }
      }
      func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {
        if style == .delete { table.reloadData() }
      }
    }
    """)

  @Test(arguments: [
    "row.listener", "row.onTap", "self.onTap", "let path", "chosen = indexPath.row",
    "indexPath.section", "style == .delete", "model.load()",
  ])
  func findsWhomAViewTellsAndWhatItIsAbout(code: String) throws {
    #expect(try Self.list.duties(code) == [.viewEvents])
  }

  @Test func leavesOutWhatAViewAsksForOnOtherOccasions() throws {
    #expect(try Self.list.duties("model.load( )").isEmpty)
  }

  private static let guises = CodeSample(
    """
    import RxSwift
    protocol Listener: AnyObject { func rowChosen(_ row: Int) }
    final class Model {
      struct Input { let appeared: () -> Void }
      let input = Input(appeared: {})
      let chosen = PublishSubject<Int>()
      func load() async {}
      func fetch() -> [Int] { [] }
      func remove() {}
    }
    final class Screen: UIViewController, UITableViewDelegate {
      let model = Model()
      let table = UITableView()
      override func viewDidLoad() {
        Task { await model.load() }
        navigationItem.backBarButtonItem = UIBarButtonItem(
          title: "Back", style: .plain, target: nil, action: nil)
        table.rx.setDelegate(self)
        refresh()
      }
      override func viewDidAppear(_ animated: Bool) {
        model.input.appeared()
        let chosen = table.indexPathForSelectedRow
      }
      func refresh() { Task { let numbers = model.fetch() } }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        model.chosen.onNext(indexPath.row)
      }
      func ask() { let sure = UIAlertAction(title: "Yes", style: .default) { _ in self.model.remove() } }
    }
    final class Rows: NSObject, UITableViewDelegate {
      unowned let listener: any Listener
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        listener.rowChosen(indexPath.row)
      }
    }
    final class Refresher: NSObject {
      let model = Model()
      let control = UIRefreshControl()
      func build() { control.addTarget(self, action: #selector(pull), for: .valueChanged) }
      @objc func pull() { model.remove( ) }
      @objc func tick() { model.remove(  ) }
    }
    """)

  @Test(arguments: [
    "await model.load()", "table.rx.setDelegate", "model.input.appeared()", "let chosen =",
    "self.model.remove()", "listener.rowChosen", "model.remove( )", "model.chosen.onNext",
  ])
  func findsEventsInOtherGuises(code: String) throws {
    #expect(try Self.guises.duties(code).contains(.viewEvents))
  }

  @Test(arguments: ["navigationItem.backBar", "let numbers", "model.remove(  )"])
  func leavesOutWhatHearsNothing(code: String) throws {
    #expect(try !Self.guises.duties(code).contains(.viewEvents))
  }

  @Test func takesWhatAViewOfSwiftUIGivesToHearForAnEvent() throws {
    let sample = CodeSample(
      """
      struct Screen: View {
        let model = Model()
        var body: some View {
          VStack {
            Text("People")
            Button("Add") { model.add() }
          }
        }
      }
      final class Model { func add() {} }
      """)
    #expect(try sample.duties("Button") == [.layout, .viewEvents])
    #expect(try sample.duties("model.add()") == [.viewEvents])
    #expect(try sample.duties("Text") == [.layout])
  }

  @Test func takesWhatAHandlerTellsAValueThatWorksByItselfForAnEvent() throws {
    let sample = CodeSample(
      """
      struct Quiz {
        var place = 0
        mutating func next() { place += 1 }
        func check(answer: String) -> Bool { answer.isEmpty }
        func progress() -> Float { 0 }
      }
      final class QuizController: UIViewController {
        var quiz = Quiz()
        @IBAction func answered(_ sender: UIButton) {
          let answer = sender.currentTitle!
          let isRight = quiz.check(answer: answer)
          let done = quiz.progress()
          quiz.next()
        }
        func begin() { quiz.next( ) }
      }
      """)
    #expect(try sample.duties("let isRight") == [.viewEvents])
    #expect(try sample.duties("quiz.next()") == [.viewEvents])
    #expect(try sample.duties("let done").isEmpty)
    #expect(try sample.duties("quiz.next( )").isEmpty)
  }

  @Test func takesTheFieldsOfAnAlertForWhatAPersonHasPutIn() throws {
    let sample = CodeSample(
      """
      final class NamesController: UIViewController {
        @IBAction func add(_ sender: UIButton) {
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          let action = UIAlertAction(title: nil, style: .default) { _ in
            let field = alert.textFields!.first
            self.keep(field!.text!)
            let others = alert.actions
          }
          alert.addAction(action)
        }
        func keep(_ name: String) {}
      }
      """)
    #expect(try sample.duties("let field") == [.viewEvents])
    #expect(try sample.duties("self.keep") == [.viewEvents])
    #expect(try sample.duties("let others") == [.navigation])
  }
}
