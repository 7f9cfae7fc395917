@_spi(Driving) import HeadlessUIKit
import Testing

/// That frames are found when somebody looks at one, and that they are right then.
@MainActor
struct LazyLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let column = UIStackView()
  private let title = UILabel()
  private let field = UITextField()

  init() {
    title.text = "Title"
    let caption = UILabel()
    caption.text = "Name"
    caption.widthAnchor.constraint(equalToConstant: 100).isActive = true
    field.accessibilityIdentifier = "name"
    column.axis = .vertical
    for view in [title, UIStackView(arrangedSubviews: [caption, field])] {
      column.addArrangedSubview(view)
    }
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: root.topAnchor),
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
  }

  /// How many times frames are found while something happens.
  private func passes(_ work: () throws -> Void) rethrows -> Int {
    let before = LayoutPass.count
    try work()
    return LayoutPass.count - before
  }

  @Test func findsFramesOnceForAllWhoLook() {
    #expect(passes { root.layoutIfNeeded() } == 0)
    #expect(passes { _ = (title.frame, field.bounds, column.center) } == 1)
    #expect(
      passes {
        root.layoutIfNeeded()
        _ = title.frame
      } == 0)
  }

  @Test func leavesFramesAloneUntilALayoutPass() {
    #expect(title.frame == .zero)
    root.layoutIfNeeded()
    #expect(title.frame.width == 300)
    column.spacing = 10
    #expect(field.superview?.frame.minY == title.frame.maxY)
    root.layoutIfNeeded()
    #expect(field.superview?.frame.minY == title.frame.maxY + 10)
  }

  /// Whoever has not looked before a change still gets the frames of the pass before it.
  @Test func leavesFramesAloneThatNobodyHasLookedAtBeforeAConstraintChanged() {
    let height = field.heightAnchor.constraint(equalToConstant: 50)
    let width = title.widthAnchor.constraint(equalToConstant: 80)
    height.isActive = true
    root.layoutIfNeeded()
    height.constant = 90
    width.isActive = true
    #expect(field.frame.height == 50 && title.frame.width == 300)
    root.layoutIfNeeded()
    height.isActive = false
    #expect(field.frame.height == 90)
    root.layoutIfNeeded()
    height.priority = .defaultLow
    #expect(field.frame.height == field.intrinsicContentSize.height)
  }

  @Test func findsNothingAnewWhenAContentKeepsItsSize() {
    root.layoutIfNeeded()
    _ = title.frame
    let count = passes {
      title.text = "Another title of one line"
      field.text = "A text that is longer than the room for it, which comes from the row"
      root.layoutIfNeeded()
      _ = title.frame
    }
    #expect(count == 0)
    title.font = .systemFont(ofSize: 40)
    root.layoutIfNeeded()
    #expect(title.frame.height == UIFont.systemFont(ofSize: 40).lineHeight)
  }

  @Test func takesNoPassForKeystrokes() throws {
    let screen = UIViewController()
    let driver = ScreenDriver(screen)
    screen.view.addSubview(root)
    field.addAction(
      UIAction { [title, field] _ in title.text = field.text }, for: .editingChanged)
    driver.settle()
    #expect(try passes { try driver.type("Ada Lovelace", into: "name") } == 0)
    #expect(title.text == "Ada Lovelace" && title.frame.width == 300)
  }

  @Test func isRightAfterAScreenHasSettled() async {
    let screen = UIViewController()
    let driver = ScreenDriver(screen)
    screen.view.addSubview(root)
    await driver.settle()
    let distance = column.heightAnchor.constraint(greaterThanOrEqualToConstant: 200)
    DispatchQueue.main.async { distance.isActive = true }
    await driver.settle()
    #expect(column.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func placesAViewWithAFixedFrameByItself() {
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    root.addSubview(card)
    label.trailingAnchor.constraint(equalTo: card.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    _ = title.frame
    label.text = "12345"
    card.bounds.size.width = 200
    #expect(passes { root.layoutIfNeeded() } == 0)
    #expect(passes { _ = title.frame } == 0)
    #expect(passes { _ = label.frame } == 1)
    #expect(label.frame.maxX == 200)
  }

  @Test func placesTogetherWhatConstraintsTieAcrossAFixedFrame() {
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inner)
    root.addSubview(card)
    inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 25).isActive = true
    inner.widthAnchor.constraint(equalTo: title.widthAnchor, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 15 && inner.frame.width == 150)
  }

  /// Its code runs in the pass, and may look at any frame.
  @Test func tellsViewsOfTheProgramOfTheirSizeDuringThePass() {
    let card = Card()
    column.addArrangedSubview(card)
    root.layoutIfNeeded()
    #expect(card.sizes == [CGSize(width: 300, height: 20)])
    title.text = "The same height"
    #expect(passes { root.layoutIfNeeded() } == 0)
    root.bounds.size.width = 200
    root.layoutIfNeeded()
    #expect(card.sizes.last == CGSize(width: 200, height: 20))
  }

  @Test func tellsObserversDuringThePass() {
    var widths: Set<CGFloat> = []
    let observation = title.observe(\.bounds) { label, _ in widths.insert(label.bounds.width) }
    root.layoutIfNeeded()
    observation.invalidate()
    #expect(widths == [300])
  }
}

private final class Card: UIView {
  private(set) var sizes: [CGSize] = []

  override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }

  override func layoutSubviews() {
    super.layoutSubviews()
    sizes.append(bounds.size)
  }
}
