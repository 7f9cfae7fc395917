import Glibc

/// Ends this process once it has used up some processor time.
///
/// Processor time and not time, so that a busy machine lets nothing look slower than it is.
enum ProcessorTimer {
  static func start(_ seconds: Double) {
    let whole = seconds.rounded(.down)
    let value = timeval(tv_sec: Int(whole), tv_usec: Int((seconds - whole) * 1e6) + 1)
    var timer = itimerval(it_interval: timeval(), it_value: value)
    setitimer(CInt(ITIMER_PROF.rawValue), &timer, nil)
  }
}
