@_spi(Driving) import UIKit
import XCTest

/// What presentations and containers ask and tell.
@MainActor final class ContainerDelegateTests: XCTestCase {
  /// A sheet that is swiped away asks, and tells when it goes and when it has gone.
  func testAsksBeforeASheetGoes() throws {
    let (root, sheet, diary) = (UIViewController(), UIViewController(), PresentationDiary())
    let driver = ScreenDriver(root)
    sheet.presentationController?.delegate = diary
    root.present(sheet, animated: true)
    driver.settle()
    diary.mayGo = false
    try driver.goBack()
    XCTAssertEqual(diary.read(), ["should", "attempt"])
    diary.mayGo = true
    sheet.isModalInPresentation = true
    try driver.goBack()
    XCTAssertEqual(diary.read(), ["attempt"])
    sheet.isModalInPresentation = false
    try driver.goBack()
    XCTAssertEqual(diary.read(), ["should", "will", "did"])
    XCTAssertNil(root.presentedViewController)
  }

  /// A dismissal by the program tells nobody, and without a delegate a modal sheet stays.
  func testAsksPersonsAlone() throws {
    let (root, sheet, diary) = (UIViewController(), UIViewController(), PresentationDiary())
    let driver = ScreenDriver(root)
    root.present(sheet, animated: true)
    driver.settle()
    sheet.isModalInPresentation = true
    XCTAssertThrowsError(try driver.goBack())
    sheet.presentationController?.delegate = diary
    root.dismiss(animated: true)
    driver.settle()
    XCTAssertEqual(diary.read(), [])
  }

  /// A bubble keeps what was set, and asks how it is to be shown.
  func testAsksHowToShowABubble() {
    let (root, bubble, diary) = (UIViewController(), UIViewController(), PresentationDiary())
    let driver = ScreenDriver(root)
    bubble.modalPresentationStyle = .popover
    bubble.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    bubble.popoverPresentationController?.delegate = diary
    root.present(bubble, animated: false)
    driver.settle()
    XCTAssertEqual(diary.read(), ["adapt", "prepare"])
    XCTAssertEqual(bubble.popoverPresentationController?.sourceRect.minX, 1)
    XCTAssertTrue(bubble.popoverPresentationController?.presentedViewController === bubble)
    XCTAssertTrue(bubble.popoverPresentationController?.presentingViewController === root.parent)
  }

  /// A navigation controller that is its bar's delegate may keep a person on a screen.
  func testAsksBeforeTheButtonBackPops() throws {
    let stack = CarefulStack(rootViewController: UIViewController())
    let driver = ScreenDriver(stack)
    stack.pushViewController(UIViewController(), animated: false)
    driver.settle()
    try driver.goBack()
    XCTAssertEqual(stack.viewControllers.count, 2)
    stack.mayPop = true
    try driver.goBack()
    XCTAssertEqual(stack.viewControllers.count, 1)
    XCTAssertEqual(stack.calls, ["should", "should", "did"])
  }

  /// Pages are turned as far as the data source has some, and counted by dots.
  func testTurnsPages() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let diary = PageDiary()
    pages.dataSource = diary
    pages.delegate = diary
    pages.setViewControllers([diary.screens[0]], direction: .forward, animated: false)
    let driver = ScreenDriver(pages)
    try driver.turnPage()
    XCTAssertEqual(diary.read(), ["to B", "from A"])
    XCTAssertTrue(pages.viewControllers?.first === diary.screens[1])
    let dots = pages.view.subviews.compactMap { $0 as? UIPageControl }.first
    XCTAssertEqual(dots?.numberOfPages, 2)
    XCTAssertEqual(dots?.currentPage, 1)
    XCTAssertThrowsError(try driver.turnPage())
    try driver.turnPage(forward: false)
    XCTAssertEqual(diary.read(), ["to A", "from B"])
  }

  /// A split view's delegate may show a screen itself; screens inside find their split view.
  func testAsksHowToShowDetails() {
    let (split, diary) = (UISplitViewController(style: .doubleColumn), SplitDiary())
    let (list, detail) = (UIViewController(), UIViewController())
    split.delegate = diary
    split.setViewController(list, for: .primary)
    _ = ScreenDriver(split)
    list.showDetailViewController(detail, sender: nil)
    XCTAssertEqual(diary.read(), ["detail"])
    XCTAssertTrue(split.viewController(for: .secondary) === detail)
    diary.takesOver = true
    list.showDetailViewController(UIViewController(), sender: nil)
    XCTAssertTrue(split.viewController(for: .secondary) === detail)
    split.show(.primary)
    split.hide(.primary)
    XCTAssertEqual(diary.read(), ["detail", "show", "hide"])
  }
}

@MainActor private final class PresentationDiary: Diary, UIPopoverPresentationControllerDelegate {
  var mayGo = true

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    note("should")
    return mayGo
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) { note("will") }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) { note("did") }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    note("attempt")
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    note("adapt")
    return .none
  }

  func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
    note("prepare")
  }
}

private final class CarefulStack: UINavigationController, UINavigationBarDelegate {
  var mayPop = false
  var calls: [String] = []

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    calls.append("should")
    return mayPop
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    calls.append("did")
  }
}

@MainActor
private final class PageDiary: Diary, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  let screens = ["A", "B"].map { title in
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === screens[1] ? screens[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === screens[0] ? screens[1] : nil }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { 2 }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pageViewController.viewControllers?.first === screens[1] ? 1 : 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    note("to \(pendingViewControllers.first?.title ?? "")")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    note("from \(previousViewControllers.first?.title ?? "")")
  }
}

@MainActor private final class SplitDiary: Diary, UISplitViewControllerDelegate {
  var takesOver = false

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    note("detail")
    return takesOver
  }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    note("show")
  }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    note("hide")
  }
}
