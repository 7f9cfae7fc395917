import Observation

@Observable final class Form21 {
  var name = ""
  var age = 0
  @ObservationIgnored var cache: [String] = []
  var isValid: Bool { !name.isEmpty && age > 0 }
}
func track21(_ f: Form21) {
  withObservationTracking {
    _ = f.isValid
  } onChange: {
    print("changed")
  }
}
