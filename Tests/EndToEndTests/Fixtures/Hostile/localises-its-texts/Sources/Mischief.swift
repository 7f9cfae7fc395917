import Foundation

/// Everyday calls whose compiled form names types that a screen may not use itself.
struct Mischief {
  func happen() {
    precondition(NSLocalizedString("greeting", comment: "On the button.") == "greeting")
    precondition(NSLocalizedString("count", value: "%d times", comment: "") == "%d times")
    var text = AttributedString("home")
    text.link = URL(string: "https://example.com")
    print(text)
    let twice = #Expression<Int, Int> { $0 * 2 }
    print((try? twice.evaluate(4)) ?? 0)
  }
}
