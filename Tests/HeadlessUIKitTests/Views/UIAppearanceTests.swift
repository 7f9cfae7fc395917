import HeadlessUIKit
import Testing

@MainActor
struct UIAppearanceTests {
  @Test func keepsWhatIsSetForEachClassByItself() {
    UILabel.appearance().textColor = .red
    UINavigationBar.appearance().tintColor = .green
    UIBarButtonItem.appearance().tintColor = .blue
    #expect(UILabel.appearance().textColor == .red)
    #expect(UINavigationBar.appearance().tintColor == .green)
    #expect(
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UILabel.self]).tintColor == .blue)
    #expect(UILabel().textColor != .red)
  }
}
