import UIKit

final class TicketRouter {
  private let screen: UIViewController

  init(screen: UIViewController) {
    self.screen = screen
  }

  func showDetails(of seat: String) {
    let details = UIViewController()
    details.title = "Seat \(seat)"
    screen.navigationController?.pushViewController(details, animated: true)
  }
}
