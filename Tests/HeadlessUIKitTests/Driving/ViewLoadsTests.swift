@_spi(Driving) import HeadlessUIKit
import Testing

@MainActor
struct ViewLoadsTests {
  @Test func countsAViewOfTheProgramsOwn() {
    #expect(loads { _ = Panel() } == 1)
    #expect(loads { _ = Panel(frame: .zero) } == 1)
  }

  @Test func countsAViewThatIsPutInsideAnother() {
    #expect(loads { UIView().addSubview(UILabel()) } == 1)
    #expect(loads { _ = UIStackView(arrangedSubviews: [UILabel(), UILabel()]) } == 2)
  }

  @Test func countsAViewThatAControllerLoads() {
    #expect(loads { UIViewController().loadViewIfNeeded() } == 1)
  }

  @Test func countsNoViewThatNobodyShows() {
    #expect(loads { UILabel().text = "a text to remember" } == 0)
    #expect(loads { _ = UIButton(type: .system) } == 0)
    #expect(loads { _ = UIViewController() } == 0)
  }

  private func loads(_ work: () -> Void) -> Int {
    let before = ViewLoads.count
    work()
    return ViewLoads.count - before
  }
}

private final class Panel: UIView {}
