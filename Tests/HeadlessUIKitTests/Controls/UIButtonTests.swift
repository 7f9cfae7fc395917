import HeadlessUIKit
import Testing

@MainActor
struct UIButtonTests {
  @Test func takesItsTitleFromThePrimaryAction() {
    #expect(UIButton(primaryAction: UIAction(title: "Go") { _ in }).currentTitle == "Go")
  }

  @Test func prefersTheTitleOfItsConfiguration() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction(title: "Go") { _ in })
    #expect(button.currentTitle == "Save")
    #expect(button.titleLabel?.text == "Save")
  }

  @Test func showsTheTitleOfItsState() {
    let button = UIButton(type: .system)
    button.setTitle("On", for: .normal)
    button.setTitle("Off", for: .disabled)
    button.isEnabled = false
    #expect(button.currentTitle == "Off")
  }

  @Test func updatesItsConfigurationWithItsState() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isEnabled ? "On" : "Off" }
    button.isEnabled = false
    #expect(button.currentTitle == "Off")
  }

  /// A subclass with both of the other initialisers inherits the one with a type.
  @Test func isMadeByTypeInASubclass() {
    #expect(RoundButton(type: .system).buttonType == .system)
  }
}

private final class RoundButton: UIButton {
  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
