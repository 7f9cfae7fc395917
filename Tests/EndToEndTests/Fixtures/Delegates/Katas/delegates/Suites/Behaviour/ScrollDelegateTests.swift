@_spi(Driving) import UIKit
import XCTest

/// What a scroll view asks and tells.
@MainActor final class ScrollDelegateTests: XCTestCase {
  private func scroll() -> (UIScrollView, ScrollDiary, ScreenDriver) {
    let (scroll, diary) = (UIScrollView(), ScrollDiary())
    scroll.delegate = diary
    scroll.maximumZoomScale = 3
    diary.picture.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    scroll.addSubview(diary.picture)
    return (scroll, diary, .showing(scroll, named: "scroll"))
  }

  /// The delegate decides where a drag comes to rest.
  func testFollowsADrag() throws {
    let (scroll, diary, driver) = scroll()
    try driver.scroll("scroll", to: CGPoint(x: 0, y: 70))
    XCTAssertEqual(diary.read(), ["drag", "will end 70", "slows down", "rests"])
    XCTAssertEqual(scroll.contentOffset.y, 70)
  }

  /// Two fingers enlarge what the delegate names.
  func testEnlargesAView() throws {
    let (scroll, diary, driver) = scroll()
    try driver.zoom("scroll", to: 5)
    XCTAssertEqual(diary.read(), ["zooming", "zoom 3.0", "zoomed 3.0"])
    XCTAssertEqual(scroll.contentSize, CGSize(width: 600, height: 300))
    diary.zooms = false
    XCTAssertThrowsError(try driver.zoom("scroll", to: 1))
  }

  /// The status bar leads to the top unless the delegate refuses, and insets are told of.
  func testGoesToTheTop() throws {
    let (scroll, diary, driver) = scroll()
    scroll.contentInset.top = 10
    scroll.contentOffset.y = 50
    _ = diary.read()
    try driver.tapStatusBar()
    XCTAssertEqual(diary.read(), ["top"])
    XCTAssertEqual(scroll.contentOffset.y, -10)
    scroll.contentInset.top = 20
    XCTAssertEqual(diary.read(), ["insets"])
    diary.goesToTop = false
    XCTAssertThrowsError(try driver.tapStatusBar())
  }
}

@MainActor private final class ScrollDiary: Diary, UIScrollViewDelegate {
  let picture = UIView()
  var zooms = true
  var goesToTop = true

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("drag") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("will end \(Int(targetContentOffset.pointee.y))")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("slows down") }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("rests") }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms ? picture : nil }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("zooming")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { note("zoom \(scrollView.zoomScale)") }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    note("zoomed \(scale)")
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { goesToTop }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("top") }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("insets") }
}
