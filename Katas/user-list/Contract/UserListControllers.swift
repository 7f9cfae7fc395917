import Foundation
import UIKit

/// Makes the controller of every screen: your builder, or what stands in front of it.
public protocol UserListControllers {
  /// Makes the list.
  func makeList() -> UIViewController
  /// Makes the screen of one user.
  func makeDetail(of user: User) -> UIViewController
  /// Makes the screen of one web page.
  func makePage(at address: URL) -> UIViewController
}
