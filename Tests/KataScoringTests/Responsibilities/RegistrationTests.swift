import KataCore
import Testing

struct RegistrationTests {
  @Test func tellsHearingThroughAnAdapterFromAskingForAnAnswer() throws {
    let sample = CodeSample(
      """
      protocol RowListener: AnyObject { func rowChosen(_ row: Int) }
      final class Adapter: NSObject, UITableViewDelegate { weak var listener: RowListener? }
      final class Model { func rows() -> [Int] { [] } }
      final class Screen: UIViewController, RowListener {
        func rowChosen(_ row: Int) {}
        let adapter = Adapter()
        let model = Model()
        override func viewDidAppear(_ animated: Bool) {
          adapter.listener = self
          let rows = model.rows()
        }
      }
      """)
    #expect(try sample.duties("adapter.listener") == [.viewEvents])
    #expect(try sample.duties("let rows").isEmpty)
  }

  @Test func takesAFunctionThatIsAddedToViewsAndHasAClosureRunForAGestureForHearing() throws {
    let sample = CodeSample(
      """
      extension UIView {
        func onTap(_ work: @escaping () -> Void) {
          addGestureRecognizer(Tap(work))
        }
        func fade(_ work: @escaping () -> Void) { alpha = 0 }
      }
      final class Model { func buy() {}; func sell() {} }
      final class Screen: UIViewController {
        let model = Model()
        let button = UIButton()
        override func viewDidLoad() {
          button.onTap { self.model.buy() }
          button.fade { self.model.sell() }
        }
      }
      """)
    #expect(try sample.duties("button.onTap") == [.viewEvents])
    #expect(try sample.duties("self.model.buy()") == [.viewEvents])
    #expect(try sample.duties("button.fade") == [.layout])
    #expect(try !sample.duties("self.model.sell()").contains(.viewEvents))
  }

  @Test func takesAClosureThatAViewIsMadeWithForHearing() throws {
    let sample = CodeSample(
      """
      final class Notice: UIView {
        let retry: () -> Void
        init(retry: @escaping () -> Void) { self.retry = retry; super.init(frame: .zero) }
      }
      final class Sum {
        init(_ reckon: () -> Void) { reckon() }
      }
      final class Model { func load() {}; func add() {} }
      final class Screen: UIViewController {
        let model = Model()
        func fail() {
          let notice = Notice(retry: { self.model.load() })
          let sum = Sum { self.model.add() }
        }
      }
      """)
    #expect(try sample.duties("self.model.load()") == [.viewEvents])
    #expect(try !sample.duties("self.model.add()").contains(.viewEvents))
  }

  @Test func takesWhoHearsAViewThatIsKnownByAProtocolForHearing() throws {
    let sample = CodeSample(
      """
      protocol FormDelegate: AnyObject { func save() }
      protocol Form { var delegate: FormDelegate? { get set } }
      final class FormView: UIView, Form { weak var delegate: FormDelegate? }
      protocol Store: AnyObject { var delegate: FormDelegate? { get set } }
      final class Files: Store { weak var delegate: FormDelegate? }
      final class Screen: UIViewController, FormDelegate {
        var form: Form
        var store: Store
        func save() {}
        func connect() {
          form.delegate = self
          store.delegate = self
        }
      }
      """)
    #expect(try sample.duties("form.delegate") == [.viewEvents])
    #expect(try !sample.duties("store.delegate").contains(.viewEvents))
  }
}
