import HeadlessUIKit
import Testing

/// Every test has classes of its own: what is set for a class stays as long as the program runs.
@MainActor
struct UIAppearanceTests {
  private let window = UIWindow()

  @Test func keepsWhatIsSetForEachClassByItself() {
    UILabel.appearance(whenContainedInInstancesOf: [Badge.self]).textColor = .red
    UINavigationBar.appearance().tintColor = .green
    UIBarButtonItem.appearance().tintColor = .blue
    #expect(UILabel.appearance(whenContainedInInstancesOf: [Badge.self]).textColor == .red)
    #expect(UILabel.appearance().textColor == .label)
    #expect(UINavigationBar.appearance().tintColor == .green)
    #expect(
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UILabel.self]).tintColor == .blue)
  }

  @Test func givesInstancesTheLookWhenTheyEnterAWindow() {
    Badge.appearance().textColor = .red
    Badge.appearance().font = .systemFont(ofSize: 9)
    Badge.appearance().backgroundColor = .green
    Badge.appearance().tintColor = .blue
    let badge = Badge()
    #expect(badge.textColor == .label)
    window.addSubview(badge)
    #expect(badge.textColor == .red && badge.font == .systemFont(ofSize: 9))
    #expect(badge.backgroundColor == .green && badge.tintColor == .blue)
    Badge.appearance().textColor = .green
    #expect(badge.textColor == .red, "It is in the window already.")
  }

  @Test func leavesAloneWhatTheProgramHasSet() {
    Stamp.appearance().textColor = .red
    let stamp = Stamp()
    stamp.textColor = .blue
    window.addSubview(stamp)
    #expect(stamp.textColor == .blue)
  }

  @Test func prefersTheLookOfTheNearestClass() {
    Plate.appearance().textColor = .red
    SmallPlate.appearance().textColor = .green
    let (plate, small) = (Plate(), SmallPlate())
    for view in [plate, small] { window.addSubview(view) }
    #expect(plate.textColor == .red && small.textColor == .green)
  }

  @Test func looksWhereAViewIsContained() {
    Field.appearance(whenContainedInInstancesOf: [Plate.self]).textColor = .red
    let (inside, outside, plate) = (Field(), Field(), Plate())
    plate.addSubview(inside)
    for view in [plate, outside] as [UIView] { window.addSubview(view) }
    #expect(inside.textColor == .red && outside.textColor == nil)
  }

  @Test func givesBarsTheirColours() {
    Bar.appearance().barTintColor = .red
    Bar.appearance().titleTextAttributes = [.init("colour"): "red"]
    let bar = Bar()
    window.addSubview(bar)
    #expect(bar.barTintColor == .red && bar.titleTextAttributes?.count == 1)
  }
}

private final class Badge: UILabel {}
private final class Stamp: UILabel {}
private class Plate: UILabel {}
private final class SmallPlate: Plate {}
private final class Field: UITextField {}
private final class Bar: UINavigationBar {}
