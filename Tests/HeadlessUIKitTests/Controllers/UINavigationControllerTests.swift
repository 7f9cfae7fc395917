@_spi(Driving) import HeadlessUIKit
import Testing

@MainActor
struct UINavigationControllerTests {
  private let diary = Diary()

  @Test func pushesAndPopsInUIKitsOrder() throws {
    let (driver, navigation) = shown()
    navigation.pushViewController(DiaryViewController("B", diary), animated: true)
    driver.settle()
    #expect(
      diary.turnPage() == [
        "B willMove in", "B loadView", "B didLoad", "A willDisappear", "B willAppear",
        "B isAppearing", "B didLayout", "A didDisappear", "B didAppear", "B didMove in",
      ])
    try driver.goBack()
    #expect(
      diary.turnPage().filter { !$0.contains("didLayout") } == [
        "B willMove out", "B willDisappear", "A willAppear", "A isAppearing",
        "B didDisappear", "A didAppear", "B didMove out",
      ])
    driver.leave()
  }

  @Test func changesItsStackAtOnce() {
    let (driver, navigation) = shown()
    let top = UIViewController()
    navigation.pushViewController(top, animated: true)
    #expect(navigation.topViewController === top)
    #expect(navigation.popViewController(animated: true) === top)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.popViewController(animated: true) == nil)
    driver.leave()
  }

  @Test func tellsScreensNothingOfAppearanceOutsideAWindow() {
    let navigation = UINavigationController(rootViewController: DiaryViewController("A", diary))
    navigation.pushViewController(DiaryViewController("B", diary), animated: true)
    #expect(
      diary.turnPage() == ["A willMove in", "A didMove in", "B willMove in", "B didMove in"])
  }

  @Test func replacesItsStackWithOneTransition() {
    let (driver, navigation) = shown()
    let screens = ["B", "C"].map { DiaryViewController($0, diary) }
    navigation.setViewControllers(screens, animated: false)
    #expect(
      diary.turnPage() == [
        "B willMove in", "C willMove in", "A willMove out", "C loadView", "C didLoad",
        "A willDisappear", "C willAppear", "C isAppearing", "C didLayout", "A didDisappear",
        "C didAppear", "B didMove in", "C didMove in", "A didMove out",
      ])
    driver.leave()
  }

  @Test func letsAPoppedScreenGo() throws {
    let (driver, navigation) = shown()
    weak var popped: UIViewController?
    do {
      let screen = UIViewController()
      popped = screen
      navigation.pushViewController(screen, animated: true)
    }
    driver.settle()
    #expect(popped != nil)
    try driver.goBack()
    #expect(popped == nil)
    driver.leave()
  }

  private func shown() -> (ScreenDriver, UINavigationController) {
    let navigation = UINavigationController(rootViewController: DiaryViewController("A", diary))
    let driver = ScreenDriver(navigation)
    _ = diary.turnPage()
    return (driver, navigation)
  }
}
