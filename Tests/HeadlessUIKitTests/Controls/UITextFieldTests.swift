@_spi(Driving) import HeadlessUIKit
import Testing

@MainActor
struct UITextFieldTests {
  private let field = UITextField()
  private let form = Form()

  init() {
    field.accessibilityIdentifier = "name"
    field.delegate = form
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "began"), (.editingChanged, "changed"), (.editingDidEnd, "ended"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in events {
      field.addAction(UIAction { [form] _ in form.calls.append("event \(name)") }, for: event)
    }
  }

  @Test func asksAndTellsInOrderWhileTyping() throws {
    let driver = ScreenDriver(screen())
    try driver.type("ab", into: "name")
    #expect(
      form.calls == [
        "should begin", "did begin", "event began", "change 0+0 a", "event changed",
        "change 1+0 b", "event changed",
      ])
    form.calls = []
    try driver.pressReturn(in: "name")
    #expect(form.calls == ["should return", "did end", "event ended", "event primary"])
    driver.leave()
  }

  @Test func replacesTheTextByTypingOverIt() throws {
    field.text = "old"
    let driver = ScreenDriver(screen())
    try driver.type("n", into: "name")
    #expect(form.calls.contains("change 0+3 n"))
    #expect(try driver.text(of: "name") == "n")
    try driver.type("", into: "name")
    #expect(try driver.text(of: "name").isEmpty)
    driver.leave()
  }

  @Test func dropsWhatTheDelegateForbids() throws {
    form.limit = 3
    let driver = ScreenDriver(screen())
    try driver.type("abcdef", into: "name")
    #expect(field.text == "abc")
    driver.leave()
  }

  @Test func isEmptyTextOnceSetToNil() {
    let field = UITextField()
    field.text = nil
    #expect(field.text == "")
  }

  @Test func stopsEditingWhenItLeavesTheWindow() {
    let driver = ScreenDriver(screen())
    field.becomeFirstResponder()
    #expect(field.isEditing)
    field.removeFromSuperview()
    #expect(!field.isEditing)
    #expect(form.calls.contains("did end"))
    driver.leave()
  }

  private func screen() -> UIViewController {
    let screen = UIViewController()
    screen.view.addSubview(field)
    return screen
  }

  private final class Form: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var limit = Int.max

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      calls.append("should begin")
      return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      calls.append("did begin")
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
      calls.append("did end")
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("change \(range.location)+\(range.length) \(string)")
      return range.location < limit
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      calls.append("should return")
      textField.resignFirstResponder()
      return true
    }
  }
}
