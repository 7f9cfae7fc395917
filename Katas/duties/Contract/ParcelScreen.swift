import UIKit

/// What every solution offers: the screen.
public protocol ParcelScreen {
  /// Makes the screen of one parcel.
  static func makeScreen(services: ParcelServices) -> UIViewController
}
