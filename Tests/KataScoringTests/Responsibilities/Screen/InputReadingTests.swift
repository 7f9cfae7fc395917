import KataCore
import Testing

struct InputReadingTests {
  private let sample = CodeSample(
    """
    final class AccountModel { var scans: [Data] = []; func rename(_ name: String) {} }
    final class AccountController: UIViewController, UITextFieldDelegate,
      UIImagePickerControllerDelegate
    {
      @IBOutlet var nameField: UITextField!
      @IBOutlet var cityField: UITextField!
      @IBOutlet var board: UIView!
      @IBOutlet var titleLabel: UILabel!
      let model = AccountModel()
      func textFieldDidEndEditing(_ field: UITextField) {
        if field == nameField { model.rename(field.text ?? "") }
      }
      func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {
        let photo = info[UIImagePickerController.InfoKey.originalImage]
        guard let scan = pack(photo) else { return }
        model.scans.append(scan)
      }
      func arrange() {
        if board.superview === nameField { return }
      }
      func isFilledIn() -> Bool {
        if nameField.text == "" { return false }
        if titleLabel.alpha == 0 { return false }
        return true
      }
      @objc func drag(_ gesture: UIPanGestureRecognizer) {
        let way = gesture.translation(in: board)
        model.rename("\\(way)")
      }
    }
    """)

  @Test func takesAPropertyThatAnObjectIsToldInputByForACall() throws {
    let sample = CodeSample(
      """
      final class Model { var name = ""; func load() {} }
      final class Screen: UIViewController {
        let model = Model()
        @IBAction func typed(_ field: UITextField) {
          model.name = field.text ?? ""
          title = field.text
        }
      }
      """)
    #expect(try sample.duties("model.name") == [.viewEvents])
    #expect(try sample.duties("title = field").contains(.layout))
  }

  @Test func takesTheQuestionWhichControlTellsForAnEvent() throws {
    #expect(try sample.duties("field == nameField") == [.viewEvents])
    #expect(try sample.duties("board.superview === nameField") == [.layout])
  }

  @Test func takesWhatAPersonHasPickedForAnEvent() throws {
    #expect(try sample.duties("let photo") == [.viewEvents])
    #expect(try sample.duties("model.scans.append").contains(.viewEvents))
    #expect(try sample.duties("let way") == [.viewEvents])
  }

  @Test func takesTheQuestionWhetherAnInputWillDoForARule() throws {
    #expect(try sample.duties("nameField.text == ") == [.domain])
    #expect(try sample.duties("titleLabel.alpha == 0") == [.layout])
  }

  @Test func takesAnInputThatIsTidiedOnItsWayForAnEventAndARule() throws {
    let sample = CodeSample(
      """
      final class SearchModel { func search(_ text: String) {}; func pay(_ sum: Double) {} }
      final class SearchController: UIViewController, UISearchBarDelegate {
        @IBOutlet var field: UITextField!
        let model = SearchModel()
        func searchBarSearchButtonClicked(_ bar: UISearchBar) {
          let wanted = bar.text?.replacingOccurrences(of: " ", with: "+") ?? ""
          guard let sum = Double(field.text ?? "") else { return }
          model.search(wanted)
          model.pay(sum)
        }
      }
      """)
    #expect(try sample.duties("let wanted") == [.domain, .viewEvents])
    #expect(try sample.duties("let sum") == [.domain, .viewEvents])
  }

  @Test func takesTheNumberOfAButtonForAnEvent() throws {
    let sample = CodeSample(
      """
      final class Users { static let shared = Users(); func signOut() {} }
      final class UsersController: UIViewController, UIAlertViewDelegate {
        var count = 0
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
          if buttonIndex == 1 {
            Users.shared.signOut()
          }
          if count == 1 { return }
        }
      }
      """)
    #expect(try sample.duties("buttonIndex == 1") == [.viewEvents])
    #expect(try sample.duties("Users.shared.signOut") == [.viewEvents])
    #expect(try sample.duties("count == 1") == [.domain])
  }

  @Test func takesWhatAStepHandsOnOfAnInputForAnEvent() throws {
    let sample = CodeSample(
      """
      struct Request { let name: String? }
      final class SignUp { func register(_ request: Request) {}; func note(at place: Int) {} }
      final class SignUpController: UIViewController {
        @IBOutlet var nameField: UITextField!
        var signUp: SignUp?
        @IBAction func tapped(_ sender: Any) {
          send()
          show(3, isNew: true)
        }
        private func send() {
          let name = nameField.text
          let request = Request(name: name)
          signUp?.register(request)
        }
        private func show(_ place: Int, isNew: Bool) { signUp?.note(at: place) }
      }
      """)
    #expect(try sample.duties("signUp?.register") == [.viewEvents])
    #expect(try sample.duties("show(3") == [.viewEvents])
    #expect(try sample.duties("send()").isEmpty)
  }

  @Test func takesAnInputThatAViewsOwnFunctionIsGivenOrANumberThatItKeepsForAnEvent() throws {
    let sample = CodeSample(
      """
      final class RatesModel { func load(_ text: String) {} }
      final class RatesController: UIViewController, UISearchBarDelegate {
        @IBOutlet var slider: UISlider!
        @IBOutlet var bar: UISearchBar!
        let model = RatesModel()
        var rate = 0
        func searchBarSearchButtonClicked(_ bar: UISearchBar) {
          guard let text = bar.text else { return }
          find(bar.text!)
          find(text)
        }
        @IBAction func moved(_ sender: UISlider) {
          switch sender.tag {
          case 1: rate = Int(floor(sender.value))
          default: break
          }
        }
        func arrange() {
          show(bar.text!)
          if slider.tag == 2 { bar.isHidden = true }
        }
        func find(_ text: String) {
          model.load(text)
          bar.resignFirstResponder()
        }
        func show(_ text: String) {}
      }
      """)
    #expect(try sample.duties("find(bar.text!)") == [.viewEvents])
    #expect(try sample.duties("find(text)") == [.viewEvents])
    #expect(try sample.duties("sender.tag") == [.viewEvents])
    #expect(try sample.duties("rate = Int") == [.domain, .viewEvents])
    #expect(try sample.duties("show(bar.text!)") == [.layout])
    #expect(try sample.duties("slider.tag") == [.layout])
  }

  @Test func takesAPresentersLookAtASearchBarForARule() throws {
    let sample = CodeSample(
      """
      final class SearchPresenter: NSObject, UISearchBarDelegate {
        var query = ""
        func compare(_ bar: UISearchBar, _ label: UILabel) {
          if query != bar.text { query = "" }
          if query != label.text { query = "" }
        }
      }
      """)
    #expect(try sample.duties("query != bar.text") == [.domain])
    #expect(try sample.duties("query != label.text").contains(.layout))
  }

  @Test func takesWhatHandlersHandToAFunctionOfTheScreenAndItHandsOnForTheEvent() throws {
    let sample = CodeSample(
      """
      enum Search { struct Request { let words: String } }
      protocol SearchLogic { func search(_ request: Search.Request); func note(_ words: String) }
      final class SearchController: UIViewController, UISearchBarDelegate {
        var logic: SearchLogic?
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
          if let words = searchBar.text { ask(words) }
        }
        private func ask(_ words: String) {
          let request = Search.Request(words: words)
          logic?.search(request)
        }
        func show(_ words: String) { logic?.note(words) }
      }
      """)
    #expect(try sample.duties("logic?.search") == [.viewEvents])
    #expect(try !sample.duties("logic?.note").contains(.viewEvents))
  }

  @Test func takesThePickedPictureByItsShortKeyForAnEvent() throws {
    let sample = CodeSample(
      """
      final class Screen: UIViewController, UIImagePickerControllerDelegate {
        func imagePickerController(
          _ picker: UIImagePickerController,
          didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
          let photo = info[.originalImage] as? UIImage
          let other = info[.location] as? String
        }
      }
      """)
    #expect(try sample.duties("let photo") == [.viewEvents])
    #expect(try sample.duties("let other") != [.viewEvents])
  }

  @Test func takesWhatAControlHoldsForInputWhereverItIsTaken() throws {
    let sample = CodeSample(
      """
      final class Settings { var isLoud = false }
      final class Screen: UITableViewController {
        let field = UITextField()
        let sound = UISwitch()
        let title2 = UILabel()
        let settings = Settings()
        var name: String {
          return field.text ?? ""
        }
        var heading: String {
          return title2.text ?? ""
        }
        func keep() {
          settings.isLoud = sound.isOn
          let row = tableView.indexPathForSelectedRow
          title2.text = field.text
        }
      }
      """)
    for code in ["return field", "settings.isLoud", "let row"] {
      #expect(try sample.duties(code) == [.viewEvents], "\(code)")
    }
    #expect(try sample.duties("return title2") == [.layout])
    #expect(try sample.duties("title2.text") == [.layout])
  }

  @Test func takesWhichOfSeveralControlsItWasForAnEvent() throws {
    let sample = CodeSample(
      """
      final class Screen: UIViewController {
        var shown = ""
        @IBAction private func divide(_ sender: Any) {
          work(with: "÷")
        }
        @IBAction private func clear(_ sender: Any) {
          reset()
        }
        func work(with sign: String) { shown = sign }
        func reset() {}
      }
      """)
    #expect(try sample.duties("work(with: \"÷") == [.viewEvents])
    #expect(try sample.duties("reset()").isEmpty)
  }
}
