import Foundation
@_spi(Driving) import UIKit

/// How long a suite waits for something that a design may do later.
enum Patience {
  /// The looks that are taken, a millisecond of sleep between two.
  ///
  /// Looks are counted rather than time, so that a busy machine, which sleeps longer, waits longer.
  private static let looks = 25

  /// Lets the main queue run until `isSo` holds, and says whether it does.
  ///
  /// An error, such as a label that is not there yet, means "not yet"; the last one is passed on.
  @MainActor static func waits(until isSo: () throws -> Bool) throws -> Bool {
    for _ in 0..<looks {
      if let isSo = try? isSo(), isSo { return true }
      MainQueue.settle()
      Thread.sleep(forTimeInterval: 0.001)
    }
    return try isSo()
  }
}
