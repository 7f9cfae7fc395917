import KataCore
import Testing

struct InputReadingTests {
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
}
