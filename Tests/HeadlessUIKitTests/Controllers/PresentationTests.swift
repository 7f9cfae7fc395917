@_spi(Driving) import HeadlessUIKit
import Testing

@MainActor
struct PresentationTests {
  private let diary = Diary()

  @Test func leavesTheScreenBelowASheetAlone() {
    let (driver, below) = shown()
    below.present(DiaryViewController("B", diary), animated: true) { diary.write("presented") }
    driver.settle()
    #expect(
      diary.turnPage() == [
        "B loadView", "B didLoad", "B willAppear", "B isAppearing", "B didLayout",
        "B didAppear", "presented",
      ])
    below.dismiss(animated: true) { diary.write("dismissed") }
    driver.settle()
    #expect(diary.turnPage() == ["B willDisappear", "B didDisappear", "dismissed"])
    driver.leave()
  }

  @Test func takesTheScreenBelowAFullScreenOneAway() {
    let (driver, below) = shown()
    let above = DiaryViewController("B", diary)
    above.modalPresentationStyle = .fullScreen
    below.present(above, animated: true)
    driver.settle()
    #expect(
      diary.turnPage() == [
        "B loadView", "B didLoad", "A willDisappear", "B willAppear", "B isAppearing",
        "B didLayout", "B didAppear", "A didDisappear",
      ])
    above.dismiss(animated: true)
    driver.settle()
    #expect(
      diary.turnPage().filter { !$0.contains("didLayout") } == [
        "B willDisappear", "A willAppear", "A isAppearing", "A didAppear", "B didDisappear",
      ])
    driver.leave()
  }

  @Test func finishesOnlyWhenTheClockHasPassedTheAnimation() {
    let (driver, below) = shown()
    let above = UIViewController()
    var isDone = false
    below.present(above, animated: true) { isDone = true }
    #expect(below.presentedViewController === above)
    #expect(above.isBeingPresented)
    #expect(!isDone)
    VirtualClock.current.advance(by: .seconds(1))
    #expect(isDone)
    #expect(!above.isBeingPresented)
    driver.leave()
  }

  @Test func refusesASecondPresentationAndOneOutsideAWindow() {
    let (driver, below) = shown()
    let first = UIViewController()
    below.present(first, animated: false)
    below.present(UIViewController(), animated: false)
    #expect(below.presentedViewController === first)
    let loose = UIViewController()
    loose.present(UIViewController(), animated: false)
    #expect(loose.presentedViewController == nil)
    driver.leave()
  }

  @Test func comesBackFromUnderTwoFullScreens() {
    let (driver, below) = shown()
    let screens = ["B", "C"].map { DiaryViewController($0, diary) }
    for screen in screens { screen.modalPresentationStyle = .fullScreen }
    below.present(screens[0], animated: false)
    screens[0].present(screens[1], animated: false)
    _ = diary.turnPage()
    below.dismiss(animated: true)
    driver.settle()
    #expect(
      diary.turnPage().filter { !$0.contains("didLayout") } == [
        "C willDisappear", "C didDisappear", "A willAppear", "A isAppearing", "A didAppear",
      ])
    #expect(below.view.window != nil)
    driver.leave()
  }

  @Test func staysAwayWhenTheWholeScreenIsLeft() {
    let (driver, below) = shown()
    let above = DiaryViewController("B", diary)
    above.modalPresentationStyle = .fullScreen
    below.present(above, animated: false)
    _ = diary.turnPage()
    driver.leave()
    #expect(diary.turnPage() == ["B willDisappear", "B didDisappear"])
  }

  @Test func letsADismissedScreenGo() {
    let (driver, below) = shown()
    weak var above: UIViewController?
    do {
      let screen = UIViewController()
      above = screen
      below.present(screen, animated: true)
    }
    driver.settle()
    #expect(above != nil)
    above?.dismiss(animated: true)
    driver.settle()
    #expect(above == nil)
    driver.leave()
  }

  @Test func runsAnAlertHandlerAfterTheAlertHasGone() throws {
    let (driver, below) = shown()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { _ in
        diary.write("yes, alert gone: \(below.presentedViewController == nil)")
      })
    below.present(alert, animated: true)
    driver.settle()
    try driver.tap("Yes")
    #expect(diary.turnPage() == ["yes, alert gone: true"])
    #expect(driver.alert == nil)
    driver.leave()
  }

  private func shown() -> (ScreenDriver, UIViewController) {
    let below = DiaryViewController("A", diary)
    let driver = ScreenDriver(below, inNavigation: false)
    _ = diary.turnPage()
    return (driver, below)
  }
}
