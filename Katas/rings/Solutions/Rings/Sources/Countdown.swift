final class Countdown {
  var onChange: ((Int) -> Void)?
  private(set) var minutes: Int { didSet { onChange?(minutes) } }
  init(minutes: Int) { self.minutes = minutes }
  func tick() { minutes = max(0, minutes - 1) }
}
