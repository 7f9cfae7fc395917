@_spi(Driving) import HeadlessUIKit
import Testing

@MainActor
struct ScreenDriverTests {
  @Test func tapsByIdentifierTitleAndBarButton() throws {
    let screen = FormViewController()
    let driver = ScreenDriver(screen)
    try driver.tap("Greet")
    try driver.tap("greet")
    try driver.tap("Save")
    #expect(screen.taps == ["greet", "greet", "save"])
    driver.leave()
  }

  @Test func refusesWhatAPersonCouldNotDo() {
    let screen = FormViewController()
    let driver = ScreenDriver(screen)
    screen.button.isEnabled = false
    #expect(throws: DrivingError.disabled(name: "greet")) { try driver.tap("greet") }
    screen.button.isEnabled = true
    screen.view.isUserInteractionEnabled = false
    #expect(throws: DrivingError.notInteractive(name: "greet")) { try driver.tap("greet") }
    screen.view.isUserInteractionEnabled = true
    screen.view.alpha = 0
    #expect(throws: DrivingError.hidden(name: "greet")) { try driver.tap("greet") }
    screen.view.alpha = 1
    let present = ["Save", "title", "greet", "vip"]
    #expect(throws: DrivingError.notFound(name: "Grete", present: present)) {
      try driver.tap("Grete")
    }
    let wanted = "something to tap"
    #expect(throws: DrivingError.wrongKind(name: "title", kind: "UILabel", wanted: wanted)) {
      try driver.tap("title")
    }
    #expect(screen.taps.isEmpty)
    driver.leave()
  }

  @Test func refusesATitleThatTwoButtonsShare() {
    let screen = FormViewController()
    let twin = UIButton(primaryAction: UIAction(title: "Greet") { _ in })
    screen.view.addSubview(twin)
    let driver = ScreenDriver(screen)
    #expect(throws: DrivingError.ambiguous(name: "Greet", kinds: ["UIButton", "UIButton"])) {
      try driver.tap("Greet")
    }
    twin.isHidden = true
    #expect(throws: Never.self) { try driver.tap("Greet") }
    driver.leave()
  }

  @Test func reachesOnlyTheAlertWhileOneIsInFront() throws {
    let screen = FormViewController()
    let driver = ScreenDriver(screen)
    let alert = UIAlertController(title: "Oops", message: "Try again", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    screen.present(alert, animated: true)
    driver.settle()
    #expect(driver.topViewController === alert)
    #expect(driver.alert?.buttonTitles == ["OK"])
    #expect(
      throws: DrivingError.coveredByAlert(name: "greet", title: "Oops", buttons: ["OK"])
    ) { try driver.tap("greet") }
    try driver.tap("OK")
    #expect(driver.alert == nil)
    try driver.tap("greet")
    driver.leave()
  }

  @Test func setsASwitchOnlyWhenItIsNotSetSo() throws {
    let screen = FormViewController()
    let driver = ScreenDriver(screen)
    try driver.setSwitch("vip", on: true)
    try driver.setSwitch("vip", on: true)
    #expect(screen.taps == ["vip true"])
    driver.leave()
  }

  @Test func readsTheScreenInOrder() {
    let driver = ScreenDriver(FormViewController())
    #expect(driver.screenTitle == "Form")
    #expect(driver.visibleTexts == ["Form", "Save", "Hello", "Greet"])
    #expect(
      driver.outline == """
        screen "Form"
          UIBarButtonItem "Save"
          UILabel #title "Hello"
          UIButton #greet "Greet"
          UISwitch #vip off

        """)
    driver.leave()
  }

  @Test func swipesASheetAwayUnlessItIsModal() throws {
    let screen = FormViewController()
    let driver = ScreenDriver(screen)
    let sheet = UIViewController()
    sheet.isModalInPresentation = true
    screen.present(sheet, animated: true)
    driver.settle()
    #expect(throws: DrivingError.noWayBack(screen: nil)) { try driver.goBack() }
    sheet.isModalInPresentation = false
    try driver.goBack()
    #expect(driver.topViewController === screen)
    driver.leave()
  }

  @Test func letsEverythingGoWhenItLeaves() throws {
    weak var gone: FormViewController?
    weak var sheet: UIViewController?
    let driver: ScreenDriver
    do {
      let screen = FormViewController()
      gone = screen
      driver = ScreenDriver(screen)
      try driver.tap("greet")
      let above = UIViewController()
      sheet = above
      screen.present(above, animated: true)
    }
    driver.settle()
    driver.leave()
    #expect(gone == nil)
    #expect(sheet == nil)
    #expect(throws: DrivingError.nothingOnScreen) { try driver.tap("greet") }
  }
}

/// A screen with one of each thing the driver uses.
@MainActor
private final class FormViewController: UIViewController {
  var taps: [String] = []
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    let label = UILabel()
    label.text = "Hello"
    label.accessibilityIdentifier = "title"
    button.setTitle("Greet", for: .normal)
    button.accessibilityIdentifier = "greet"
    button.addTarget(self, action: Selector(FormViewController.greet), for: .touchUpInside)
    let vip = UISwitch()
    vip.accessibilityIdentifier = "vip"
    vip.addAction(
      UIAction { [weak self] in
        self?.taps.append("vip \(($0.sender as? UISwitch)?.isOn == true)")
      }, for: .valueChanged)
    view.addSubview(UIStackView(arrangedSubviews: [label, button, vip]))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: Selector(FormViewController.save))
  }

  private func greet() {
    taps.append("greet")
  }

  private func save() {
    taps.append("save")
  }
}
