import HeadlessUIKit
import Testing

/// When views and controllers are asked to set up their constraints.
@MainActor
struct ConstraintUpdateTests {
  private let screen = UpdatingScreen()
  private let tile = UpdatingTile()

  init() {
    tile.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(tile)
  }

  private func layOut() -> [String] {
    screen.calls.lines = []
    tile.calls = screen.calls
    screen.view.layoutIfNeeded()
    return screen.calls.lines
  }

  @Test func asksOnceBeforeTheLayoutPassFromTheInsideOut() {
    #expect(layOut() == ["tile updates", "screen updates", "screen lays out", "tile lays out"])
    #expect(layOut() == [])
  }

  @Test func asksAgainAfterTheyWereInvalidated() {
    _ = layOut()
    #expect(!tile.needsUpdateConstraints())
    tile.setNeedsUpdateConstraints()
    #expect(tile.needsUpdateConstraints())
    #expect(layOut() == ["tile updates"])
    #expect(!tile.needsUpdateConstraints())
  }

  @Test func asksAtOnceWhereSomebodyWantsThat() {
    _ = layOut()
    screen.calls.lines = []
    tile.setNeedsUpdateConstraints()
    screen.view.updateConstraintsIfNeeded()
    screen.view.updateConstraintsIfNeeded()
    #expect(screen.calls.lines == ["tile updates"])
    #expect(layOut() == [])
  }

  @Test func takesIntoAccountWhatTheUpdateChanges() {
    _ = layOut()
    tile.size.constant = 70
    tile.wanted = 120
    tile.setNeedsUpdateConstraints()
    screen.view.layoutIfNeeded()
    #expect(tile.frame.width == 120)
  }
}

private final class Calls {
  var lines: [String] = []
}

private final class UpdatingScreen: UIViewController {
  let calls = Calls()

  override func updateViewConstraints() {
    calls.lines.append("screen updates")
    super.updateViewConstraints()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    calls.lines.append("screen lays out")
  }
}

private final class UpdatingTile: UIView {
  var calls: Calls?
  var wanted: CGFloat = 40
  private(set) lazy var size = widthAnchor.constraint(equalToConstant: wanted)

  override func updateConstraints() {
    calls?.lines.append("tile updates")
    size.constant = wanted
    size.isActive = true
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    calls?.lines.append("tile lays out")
  }
}
