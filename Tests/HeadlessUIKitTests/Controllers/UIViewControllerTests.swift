@_spi(Driving) import HeadlessUIKit
import Testing

@MainActor
struct UIViewControllerTests {
  private let diary = Diary()

  @Test func runsEachLifeCycleCallOnceInOrderWhenFirstShown() {
    let driver = ScreenDriver(DiaryViewController("A", diary), inNavigation: false)
    #expect(
      diary.turnPage() == [
        "A loadView", "A didLoad", "A willAppear", "A isAppearing", "A didLayout", "A didAppear",
      ])
    driver.leave()
    #expect(diary.turnPage() == ["A willDisappear", "A didDisappear"])
  }

  @Test func loadsTheViewOnlyWhenAskedFor() {
    let screen = DiaryViewController("A", diary)
    #expect(!screen.isViewLoaded)
    _ = screen.view
    screen.loadViewIfNeeded()
    #expect(diary.turnPage() == ["A loadView", "A didLoad"])
  }

  @Test func takesChildrenAlongWhenItAppears() {
    let parent = DiaryViewController("P", diary)
    let child = DiaryViewController("C", diary)
    embed(child, in: parent)
    _ = diary.turnPage()
    let driver = ScreenDriver(parent, inNavigation: false)
    #expect(
      diary.turnPage() == [
        "P willAppear", "C willAppear", "P isAppearing", "C isAppearing", "P didLayout",
        "C didLayout", "C didAppear", "P didAppear",
      ])
    driver.leave()
    #expect(
      diary.turnPage() == [
        "P willDisappear", "C willDisappear", "C didDisappear", "P didDisappear",
      ])
  }

  @Test func showsAndHidesAChildAddedWhileOnScreen() {
    let parent = DiaryViewController("P", diary)
    let driver = ScreenDriver(parent, inNavigation: false)
    let child = DiaryViewController("C", diary)
    _ = diary.turnPage()
    embed(child, in: parent)
    #expect(
      diary.turnPage() == [
        "C willMove in", "C loadView", "C didLoad", "C willAppear", "C isAppearing",
        "C didAppear", "C didMove in",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      diary.turnPage() == [
        "C willMove out", "C willDisappear", "C didDisappear", "C didMove out",
      ])
    driver.leave()
  }

  @Test func givesItsTitleToItsNavigationItem() {
    let screen = UIViewController()
    screen.title = "Home"
    #expect(screen.navigationItem.title == "Home")
    screen.navigationItem.title = "Elsewhere"
    #expect(screen.title == "Home")
  }

  private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }
}
