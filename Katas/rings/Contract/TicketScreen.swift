import UIKit

/// What every solution offers: the screen.
public protocol TicketScreen {
  /// Makes the screen of a ticket for which one of these seats can be chosen.
  static func makeScreen(minutesLeft: Int, seats: [String]) -> UIViewController
}
