import UIKit

/// Leads to the screen that it is given.
protocol UserOpening: AnyObject {
  func push(_ controller: UIViewController)
}
