import UIKit

/// A router that leads nowhere.
final class RootRouter: ScreenRouter, RootRouting {
  weak var screen: UIViewController?
}
