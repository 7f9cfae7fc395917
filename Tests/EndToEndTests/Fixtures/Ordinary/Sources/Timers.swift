import Foundation

final class Ticker14 {
  private var timer: Timer?
  private var source: (any DispatchSourceTimer)?
  private var item: DispatchWorkItem?
  var onTick: (() -> Void)?
  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] t in
      MainActor.assumeIsolated { self?.tick() }
      if !t.isValid { t.invalidate() }
    }
    RunLoop.main.add(Timer(timeInterval: 1, repeats: false) { _ in }, forMode: .common)
  }
  func tick() { onTick?() }
  func debounce(_ f: @escaping @Sendable () -> Void) {
    item?.cancel()
    let i = DispatchWorkItem(block: f)
    item = i
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300), execute: i)
  }
  func stop() {
    timer?.invalidate()
    timer = nil
  }
  deinit { timer?.invalidate() }
}
final class Work14 {
  let q = DispatchQueue(label: "w", qos: .utility, attributes: .concurrent)
  let g = DispatchGroup()
  let lock = NSLock()
  var n = 0
  func run(_ done: @escaping @Sendable () -> Void) {
    for _ in 0..<3 {
      g.enter()
      q.async { [g] in g.leave() }
    }
    g.notify(queue: .main, execute: done)
    lock.lock()
    defer { lock.unlock() }
    n += 1
    q.sync(flags: .barrier) {}
    lock.withLock { n += 1 }
  }
  let ops: OperationQueue = {
    let o = OperationQueue()
    o.maxConcurrentOperationCount = 1
    return o
  }()
  func op() {
    let a = BlockOperation {}
    let b = BlockOperation {}
    b.addDependency(a)
    ops.addOperations([a, b], waitUntilFinished: false)
  }
}
