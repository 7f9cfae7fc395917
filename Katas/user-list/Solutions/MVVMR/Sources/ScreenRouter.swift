import UIKit

/// A router with UIKit behind it: it leads from one screen, which it must not keep.
protocol ScreenRouter: AnyObject {
  var screen: UIViewController? { get }
}
