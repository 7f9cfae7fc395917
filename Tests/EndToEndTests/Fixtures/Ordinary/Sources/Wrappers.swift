import Foundation

@propertyWrapper struct Clamped09<V: Comparable> {
  private var v: V
  let r: ClosedRange<V>
  init(wrappedValue: V, _ r: ClosedRange<V>) {
    self.r = r
    v = min(max(wrappedValue, r.lowerBound), r.upperBound)
  }
  var wrappedValue: V {
    get { v }
    set { v = min(max(newValue, r.lowerBound), r.upperBound) }
  }
  var projectedValue: Self { self }
}
@propertyWrapper final class Box09<V> {
  var wrappedValue: V
  init(wrappedValue: V) { self.wrappedValue = wrappedValue }
}
struct Audio09 {
  @Clamped09(0...10) var volume = 5
  @Box09 var name = "x"
  @Clamped09(0...1) private(set) var pan = 0.5
  mutating func up() {
    volume += 20
    _ = $volume.r
  }
}
