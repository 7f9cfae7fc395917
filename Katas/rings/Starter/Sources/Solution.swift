import RingsContract
import UIKit

enum Solution: TicketScreen {
  static func makeScreen(minutesLeft: Int, seats: [String]) -> UIViewController {
    TicketViewController(countdown: Countdown(minutes: minutesLeft), seats: seats)
  }
}
