import Foundation

/// How much longer four times the work takes: about four times where time grows with the work, sixteen times where it
/// grows with its square.
package enum Growth {
  /// Measures until a ratio is below the limit, at most three times: other work may slow the large one down more than the
  /// small one, but not each time.
  ///
  /// - Parameter prepare: Makes ready what is measured for an amount of work, on the calling thread alone.
  package static func ratios(
    from amount: Int, below limit: Double, _ prepare: (Int) -> () -> Void
  ) -> [Double] {
    var ratios: [Double] = []
    repeat {
      ratios.append(seconds(prepare(4 * amount)) / seconds(prepare(amount)))
    } while ratios.count < 3 && ratios.last ?? 0 >= limit
    return ratios
  }

  /// The processor time of this thread alone, since other tests run meanwhile.
  private static func seconds(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
