import Testing

@_spi(Driving) @testable import HeadlessUIKit

@MainActor
struct ScreenTreeTests {
  private let controller = UIViewController()
  private let label = UILabel()
  private let field = UITextField()
  private let button = UIButton(type: .system)

  private func driver() -> ScreenDriver {
    controller.title = "Test"
    label.text = "Hello"
    field.placeholder = "Name"
    button.setTitle("Go", for: .normal)
    let stack = UIStackView(arrangedSubviews: [label, field, button])
    stack.axis = .vertical
    controller.view.addSubview(stack)
    return ScreenDriver(controller)
  }

  @Test func tellsViewsInReadingOrderAndNumbersWhatCanBeUsed() throws {
    let tree = try #require(driver().tree)
    #expect(tree.title == "Test")
    let stack = try #require(tree.content?.children.first)
    #expect(stack.details["axis"] == "vertical")
    #expect(stack.children.map(\.kind) == ["UILabel", "UITextField", "UIButton"])
    #expect(stack.children.map(\.target) == [nil, 0, 1])
    #expect(stack.children[1].details["placeholder"] == "Name")
  }

  @Test func tellsAWidthThatAConstraintFixes() throws {
    let driver = driver()
    label.widthAnchor.constraint(equalToConstant: 120).isActive = true
    field.widthAnchor.constraint(equalTo: label.widthAnchor).isActive = true
    let views = try #require(driver.tree?.content?.children.first?.children)
    #expect(views.map { $0.details["width"] } == ["120", nil, nil])
  }

  @Test func leavesOutWhatIsHiddenAndNumbersNothingThatIsDisabled() throws {
    let driver = driver()
    label.isHidden = true
    field.isEnabled = false
    let tree = try #require(driver.tree)
    let views = try #require(tree.content?.children.first?.children)
    #expect(views.map(\.kind) == ["UITextField", "UIButton"])
    #expect(views.map(\.target) == [nil, 0])
    #expect(!views[0].isEnabled)
  }

  @Test func numbersOnlyTheAlertThatIsInFront() throws {
    let driver = driver()
    let alert = UIAlertController(title: "Sorry", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: false)
    driver.settle()
    let tree = try #require(driver.tree)
    #expect(tree.alert?.title == "Sorry")
    #expect(tree.alertItems.map(\.target) == [0])
    #expect(tree.content?.children.first?.children.map(\.target) == [nil, nil, nil])
  }

  @Test func usesAndTypesByNumber() throws {
    let driver = driver()
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let tree = try #require(driver.tree)
    try driver.use(1, of: tree)
    #expect(taps == 1)
    try driver.type("Ann", into: 0, of: tree)
    try driver.insert("a", into: 0, of: tree)
    try driver.erase(in: 0, of: tree)
    try driver.erase(in: 0, of: tree)
    #expect(field.text == "An")
    #expect(throws: DrivingError.self) { try driver.use(7, of: tree) }
  }

  @Test func refusesWhatHasBeenDisabledSince() throws {
    let driver = driver()
    let tree = try #require(driver.tree)
    button.isEnabled = false
    #expect(throws: DrivingError.disabled(name: "Go")) { try driver.use(1, of: tree) }
  }

  @Test func givesTestsTheStableForm() {
    controller.title = "Test"
    label.text = "Hello"
    controller.view.addSubview(label)
    #expect(ShownScreen(controller).outline == "screen \"Test\"\n  UILabel \"Hello\"\n")
  }
}
