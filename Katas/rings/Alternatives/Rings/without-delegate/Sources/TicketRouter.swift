import UIKit

struct TicketRouter {
  func showDetails(of seat: String, from screen: UIViewController) {
    let details = UIViewController()
    details.title = "Seat \(seat)"
    screen.navigationController?.pushViewController(details, animated: true)
  }
}
