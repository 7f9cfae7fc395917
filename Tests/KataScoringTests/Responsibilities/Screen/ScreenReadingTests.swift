import KataCore
import Testing

struct ScreenReadingTests {
  private static let sample = CodeSample(
    """
    final class Screen: UIViewController {
      static let side = 4.0
      static let width = side * 1.4
      let isWide = UIDevice.current.userInterfaceIdiom == .pad
      var count = 0
      func update(_ bars: Unknown, _ done: @escaping () -> Void) {
        bars.upper.bar.alpha = 1
        count = count * 2
        UIView.animate(withDuration: 0.2) {
          self.view.alpha = 0
          self.forget()
          done()
        }
        fire.animate {
          other.resume(later)
        }
      }
      func forget() { count += 1 }
    }
    final class Hop {
      func run() {
        guard Thread.isMainThread else { return }
      }
    }
    """)

  @Test(arguments: ["side * 1.4", "UIDevice.current", "bars.upper.bar.alpha", "self.view.alpha"])
  func findsWhatDependsOnTheScreen(line: String) throws {
    #expect(try Self.sample.duties(line) == [.layout])
  }

  @Test(arguments: ["count = count * 2", "self.forget()", "done()", "other.resume(later)"])
  func leavesOutWhatOnlyStandsBeside(line: String) throws {
    #expect(try !Self.sample.duties(line).contains(.layout))
  }

  @Test func takesTheThreadForNobodysRule() throws {
    #expect(try Self.sample.duties("Thread.isMainThread").isEmpty)
  }

  @Test func takesWhatIsDoneToSeveralViewsForLayout() throws {
    let sample = CodeSample(
      """
      final class Screen: UIViewController {
        let name = UILabel()
        let city = UILabel()
        var people = ["Ada"]
        func arrange() {
          [name, city].forEach { $0.alpha = 0 }
          [people[0], "Bo"].forEach { people.append($0) }
        }
      }
      """)
    #expect(try sample.duties("[name") == [.layout])
    #expect(try !sample.duties("[people").contains(.layout))
  }

  @Test func takesSumsOfWhatIsAddedToViewsAndLayoutAttributesForLayout() throws {
    let sample = CodeSample(
      """
      extension UITableView {
        func scrollToEnd() { let section = numberOfSections - 1 }
      }
      extension Array {
        func half() -> Int { let place = count - 1; return place }
      }
      """)
    #expect(try sample.duties("let section") == [.layout])
    #expect(try sample.duties("let place") == [.domain])
  }
}
