import HeadlessUIKit
import Testing

/// Who is called in a layout pass, and when, whether or not it reads a frame.
@MainActor
struct LayoutCallTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let label = UILabel()
  private let tile = QuietTile()

  init() {
    label.text = "one"
    for view in [label, tile] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      tile.topAnchor.constraint(equalTo: label.bottomAnchor),
      tile.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      tile.widthAnchor.constraint(equalTo: label.widthAnchor),
      tile.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
  }

  @Test func tellsAViewThatConstraintsResize() {
    let before = tile.layouts
    label.text = "a longer one"
    root.layoutIfNeeded()
    #expect(tile.layouts == before + 1)
    root.layoutIfNeeded()
    #expect(tile.layouts == before + 1)
  }

  @Test func tellsNoViewThatKeepsItsSize() {
    let before = tile.layouts
    label.text = "two"
    root.layoutIfNeeded()
    #expect(tile.layouts == before)
  }

  @Test func tellsTheControllerOfAViewThatConstraintsResize() {
    let child = QuietScreen()
    child.view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child.view)
    let width = child.view.widthAnchor.constraint(equalTo: label.widthAnchor)
    width.isActive = true
    root.layoutIfNeeded()
    let before = child.layouts
    label.text = "a longer one"
    root.layoutIfNeeded()
    #expect(child.layouts == before + 1)
  }

  @Test func tellsTheControllerWhoseViewHoldsWhatMoves() {
    let screen = QuietScreen()
    let card = UIStackView(arrangedSubviews: [UIStackView(arrangedSubviews: [label])])
    card.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(card)
    screen.view.layoutIfNeeded()
    _ = label.frame
    let before = screen.layouts
    label.text = "a longer one"
    screen.view.layoutIfNeeded()
    #expect(screen.layouts == before + 1)
  }
}

/// Code that is called in a layout pass and reads no frame.
private final class QuietTile: UIView {
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

private final class QuietScreen: UIViewController {
  private(set) var layouts = 0

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
  }
}
