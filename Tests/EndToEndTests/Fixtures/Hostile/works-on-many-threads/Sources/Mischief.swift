import Dispatch

struct Mischief {
  /// Has thirty threads at once, each with a stack and a heap of its own that are reserved and hardly used.
  func happen() {
    let group = DispatchGroup()
    let all = DispatchSemaphore(value: 0)
    for number in 0..<30 {
      DispatchQueue(label: "queue \(number)").async(group: group) {
        _ = "a text that is long enough for the heap, \(number)"
        all.wait()
      }
    }
    for _ in 0..<30 { all.signal() }
    group.wait()
  }
}
