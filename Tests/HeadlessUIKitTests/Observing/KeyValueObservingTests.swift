import HeadlessUIKit
import Testing

@MainActor
struct KeyValueObservingTests {
  private final class Model: NSObject {
    var name = "a" { didSet { didChangeValue(forKey: "name") } }
  }

  @Test func handsOverTheValuesThatWereAskedFor() {
    let view = UIView()
    var seen: [String] = []
    let token = view.observe(\.alpha, options: [.old, .new]) { view, change in
      seen.append("\(view.alpha) \(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    view.alpha = 0.5
    view.alpha = 0.5
    view.isHidden = true
    #expect(seen == ["0.5 1.0 0.5"])
    token.invalidate()
    view.alpha = 1
    #expect(seen.count == 1)
  }

  @Test func beginsAtOnceIfAsked() {
    var seen: [Bool?] = []
    let button = UIButton()
    let token = button.observe(\.isEnabled, options: [.initial, .new]) { seen.append($1.newValue) }
    button.isEnabled = false
    #expect(seen == [true, false])
    token.invalidate()
  }

  @Test func endsWithItsResult() {
    var count = 0
    let model = Model()
    var token: NSKeyValueObservation? = model.observe(\.name) { _, change in
      #expect(change.newValue == nil && change.oldValue == nil)
      count += 1
    }
    model.name = "b"
    token = nil
    model.name = "c"
    #expect(count == 1 && token == nil)
  }

  @Test func seesWhatFollowsFromAnotherValue() {
    var frames: [CGRect?] = []
    let view = UIView()
    let token = view.observe(\.frame, options: [.new]) { frames.append($1.newValue) }
    view.bounds.size = CGSize(width: 2, height: 2)
    #expect(frames == [CGRect(x: -1, y: -1, width: 2, height: 2)])
    token.invalidate()
  }

  @Test func keepsNothingAlive() {
    weak var kept: Model?
    var token: NSKeyValueObservation?
    do {
      let model = Model()
      kept = model
      token = model.observe(\.name) { _, _ in }
    }
    #expect(kept == nil)
    token?.invalidate()
  }
}
