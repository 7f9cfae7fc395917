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
}
