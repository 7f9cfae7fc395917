import Foundation
@_spi(Driving) import UIKit

/// How long a suite waits for something that a design may do later.
enum Patience {
  /// Lets the main queue run until `isSo` holds, and says whether it does.
  ///
  /// Between two looks it sleeps for a millisecond, and lets the screen's timers have a tenth of a second.
  ///
  /// An error, such as a label that is not there yet, means "not yet"; the last one is passed on.
  @MainActor static func waits(until isSo: () throws -> Bool) throws -> Bool {
    EffectLog.checkpoint()
    let looks = CaseSetting.current?.looks ?? Looks()
    for look in 0..<looks.most {
      if let isSo = try? isSo(), isSo {
        looks.held(after: look)
        return true
      }
      MainQueue.settle()
      VirtualClock.current.advance(by: .milliseconds(100))
      Thread.sleep(forTimeInterval: 0.001)
    }
    return try isSo()
  }
}
